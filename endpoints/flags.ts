import { flagsApi } from '#domain/flags/api.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { readFlags } from '#operations/flags/readFlags.ts'
import { listFlags } from '#operations/flags/listFlags.ts'
import { setFlag } from '#operations/flags/setFlag.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'

/** Everything this feature serves. */
export const flagsEndpoints: Served[] = [
  serve(flagsApi.readFlags, ({ services }) => readFlags(services.db)),
  serve(flagsApi.setFlag, async ({ actor, input, services, fail }) => {
    const flag = await setFlag(services, actor, { key: input.params.key, enabled: input.body.enabled })
    return flag ? { flag } : fail('flags.error.update')
  }),
  serve(flagsApi.listFlags, async ({ actor, services }) => {
    requirePermission(actor, 'flags.write')
    return { flags: await listFlags(services.db) }
  }),
]
