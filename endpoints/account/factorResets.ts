import { factorResetApi } from '#domain/account/factorResetApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { askResetFor } from '#operations/account/askResetFor.ts'
import { decideFactorReset } from '#operations/account/decideFactorReset.ts'
import { listFactorResets } from '#operations/account/listFactorResets.ts'

/** Everything this feature serves. */
export const factorResetsEndpoints: Served[] = [
  serve(factorResetApi.list, async ({ actor, services }) => ({
    requests: await listFactorResets(services, actor),
  })),
  serve(factorResetApi.ask, async ({ actor, input, services }) => {
    await askResetFor(services, actor, input.body.email)
    return { ok: true as const }
  }),
  serve(factorResetApi.decide, async ({ actor, input, services }) => {
    await decideFactorReset(services, actor, { id: input.params.id, agree: input.body.agree })
    return { ok: true as const }
  }),
]
