import { goLiveApi } from '#domain/ops/goLiveApi.ts'
import { opsApi } from '#domain/ops/api.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { dashboardCards } from '#operations/ops/dashboardCards.ts'
import { holdsRole } from '#operations/ops/holdsRole.ts'
import { goLive } from '#operations/ops/release/goLive.ts'
import { production } from '#operations/ops/release/production.ts'
import { releaseChecks, setReleaseCheck } from '#operations/ops/release/releaseChecks.ts'
import { generateStoreGraphics } from '#operations/ops/release/generateStoreGraphics.ts'
import { testPurchase } from '#operations/ops/release/testPurchase.ts'
import { reportIssue } from '#operations/ops/reportIssue.ts'
import { revealPerson } from '#operations/ops/revealPerson.ts'
import { BusyWithPictures, UnusablePicture } from '#lib/pictures/redraw.ts'

/** Everything this feature serves. */
export const opsEndpoints: Served[] = [
  serve(opsApi.dashboardCards, ({ services }) => dashboardCards(services)),
  serve(opsApi.hasAdminRole, async ({ actor, input, services }) => {
    const question = { kind: 'adminRole', userId: input.body._user_id, name: input.body._admin_role } as const
    return { result: await holdsRole(services.db, question, actor, services.env) }
  }),
  serve(opsApi.hasRole, async ({ actor, input, services }) => {
    const question = { kind: 'role', userId: input.body._user_id, name: input.body._role } as const
    return { result: await holdsRole(services.db, question, actor, services.env) }
  }),
  serve(opsApi.isSuperAdmin, async ({ actor, input, services }) => {
    const question = { kind: 'superAdmin', userId: input.body._user_id } as const
    return { result: await holdsRole(services.db, question, actor, services.env) }
  }),
  serve(opsApi.reportIssue, async ({ actor, input, services, fail }) => {
    await reportIssue(services, input.body, { actor, now: services.clock.now() }).catch((error: unknown) => {
      if (error instanceof UnusablePicture) fail('ops.error.screenshot')
      if (error instanceof BusyWithPictures) fail('ops.error.screenshot_busy')
      throw error
    })
    return { ok: true as const }
  }),
  serve(opsApi.revealPerson, ({ actor, input, services }) => revealPerson(services, actor, input.body)),
  serve(goLiveApi.releaseChecks, ({ actor, services }) => releaseChecks(services, actor)),
  serve(goLiveApi.setReleaseCheck, async ({ actor, input, services }) => ({
    check: await setReleaseCheck(services, actor, { item: input.params.item, ...input.body }),
  })),
  serve(goLiveApi.generateStoreGraphics, ({ actor, input, call, services }) =>
    generateStoreGraphics(services, actor, { type: input.body.type, locale: call.locale }),
  ),
  serve(goLiveApi.goLive, ({ actor, services }) => goLive(services, actor)),
  serve(goLiveApi.testPurchase, ({ actor, services }) => testPurchase(services, actor)),
  serve(goLiveApi.production, ({ actor, services }) => production(services, actor)),
  serve(opsApi.standing, async () => ({ ok: true as const })),
]
