import { flagsApi } from '#domain/flags/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { listFlags } from '#operations/flags/listFlags.ts'

export const staffFlags = serve(flagsApi.staffFlags, async ({ actor, services }) => {
  requirePermission(actor, 'flags.write')
  return { flags: await listFlags(services.db) }
})
