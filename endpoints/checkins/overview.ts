import { checkinsApi } from '#domain/checkins/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { overview as read } from '#operations/checkins/overview.ts'

export const overview = serve(checkinsApi.overview, ({ actor, services }) =>
  read(services.db, actor, services.clock.now()),
)
