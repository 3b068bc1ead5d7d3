import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { listEntries } from '#operations/journal/listEntries.ts'

export const entries = serve(journalApi.entries, ({ actor, input, services }) =>
  listEntries(services.db, actor.id, input.query),
)
