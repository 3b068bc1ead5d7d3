import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { progress as read } from '#operations/journal/progress.ts'

export const progress = serve(journalApi.progress, ({ actor, services }) =>
  read(services.db, actor, services.clock.now()),
)
