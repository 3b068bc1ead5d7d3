import { mfaApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { listFactors } from '#operations/account/listFactors.ts'

export const factors = serve(mfaApi.factors, ({ actor, services }) => listFactors(services.db, actor.id))
