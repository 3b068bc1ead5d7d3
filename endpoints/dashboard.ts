import { dashboardApi } from '#domain/dashboard/api.ts'
import { keepSignedIn } from '#endpoints/_kit/keepSignedIn.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { personView } from '#operations/account/personView.ts'
import { readFirstLoad } from '#operations/dashboard/readFirstLoad.ts'

/** Everything this feature serves. */
export const dashboardEndpoints: Served[] = [
  serve(dashboardApi.readFirstLoad, async ({ actor, call, services }) => {
    const kept = keepSignedIn(call, services, actor)
    if (!actor) return kept.then(() => ({ person: null, parts: null }))
    const person = personView(actor)
    const reading = { services, actor, now: services.clock.now() }
    const [parts] = await Promise.all([
      person.needsGuardian || person.consent ? null : readFirstLoad(reading),
      kept,
    ])
    return { person, parts }
  }),
]
