import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { entryPages } from '#operations/journal/entryPages.ts'

export const pages = serve(journalApi.pages, ({ actor, input, services }) =>
  entryPages(services.db, actor.id, { after: input.query.after }),
)
