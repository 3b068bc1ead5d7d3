import { checkinsApi } from '#domain/checkins/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { welcomeOnce } from '#operations/checkins/welcomeOnce.ts'

export const welcome = serve(checkinsApi.welcome, async ({ actor, services }) => ({
  isFirst: await welcomeOnce(services.db, actor.id, services.clock.now()),
}))
