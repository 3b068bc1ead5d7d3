import { opsApi } from '#domain/ops/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { reportIssue as report } from '#operations/ops/reportIssue.ts'

export const reportIssue = serve(opsApi.reportIssue, async ({ actor, input, services }) => {
  await report(services.db, input.body, { actor, now: services.clock.now() })
  return { ok: true as const }
})
