import { opsApi } from '#domain/ops/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { reportIssue as report } from '#operations/ops/reportIssue.ts'
import { BusyWithPictures, UnusablePicture } from '#services/pictures/redraw.ts'

export const reportIssue = serve(opsApi.reportIssue, async ({ actor, input, services, fail }) => {
  await report(services, input.body, { actor, now: services.clock.now() }).catch((error: unknown) => {
    if (error instanceof UnusablePicture) fail('ops.error.screenshot')
    if (error instanceof BusyWithPictures) fail('ops.error.screenshot_busy')
    throw error
  })
  return { ok: true as const }
})
