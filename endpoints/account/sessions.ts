import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { listSessions } from '#operations/account/listSessions.ts'

export const sessions = serve(accountApi.sessions, async ({ actor, call, services }) => ({
  sessions: await listSessions(services.db, actor, call.locale),
}))
