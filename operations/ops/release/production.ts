import type { Actor } from '#domain/access/actor.ts'
import type { ProductionView } from '#domain/ops/goLiveApi.ts'
import { productionChecks, stateOfMark, type ProductionCheck } from '#domain/ops/readiness.ts'
import { runbookItems } from '#domain/ops/releaseChecks.ts'
import { paymentDiagnostic } from '#operations/billing/staff/paymentDiagnostic.ts'
import { latestMigration, missingMigrations } from '#operations/ops/missingMigrations.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { contentChecks } from './contentChecks.ts'
import { deliveryChecks } from './deliveryChecks.ts'
import { stateOfSteps, type Found } from './found.ts'
import { readChecks } from './releaseChecks.ts'
import { releaseName } from './releaseName.ts'
import { securityChecks } from './securityChecks.ts'
import { serverChecks } from './serverChecks.ts'

/** Milliseconds for one check; what takes longer counts as not answering. */
const CHECK_MS = 12_000

/** A check that is tried when it is asked for. */
export type Try = () => Promise<Found> | Found
type Tries = Record<ProductionCheck, Try>

/**
 * Tries everything members need, side by side: each check touches the real thing, and one that fails says so without
 * ending the others. @throws OperationError 403
 */
export async function production(services: Services, actor: Actor): Promise<ProductionView> {
  requirePermission(actor, 'release.work')
  const { db, env, clock, log } = services
  const release = releaseName(env)
  const [waiting, marks] = await Promise.all([missingMigrations(db), readChecks(db, release)])
  const diagnostic = paymentDiagnostic(services, actor, 'en')
  // Awaited by three checks; without them its error is no one's.
  diagnostic.catch(() => undefined)
  const steps =
    (...names: Parameters<typeof stateOfSteps>[1]): Try =>
    async () =>
      stateOfSteps((await diagnostic).results, names)
  const marked =
    (item: (typeof runbookItems)[number]): Try =>
    () => ({ state: stateOfMark[marks.find((mark) => mark.item === item)!.status] })
  const tries: Tries = {
    ...serverChecks(services, waiting),
    ...securityChecks(services),
    ...deliveryChecks(services),
    payment_keys: steps('secret_key', 'webhook_secret'),
    payment_setup: steps('account', 'price_individual', 'price_family', 'webhook_endpoint'),
    payment_events: steps('events_arrive', 'events_handled'),
    ...contentChecks(services),
    backup: marked('backup'),
    restore: marked('restore'),
    secrets_apart: marked('secrets_apart'),
  }
  const checks = await Promise.all(
    productionChecks.map(async (check) => {
      const { state, details } = await inTime(tries[check]).catch((error: unknown): Found => {
        log.warn({ err: error, check }, 'a check of production failed')
        return { state: 'action-required' }
      })
      return { check, state, details: details ?? null }
    }),
  )
  return {
    release,
    checkedAt: clock.now().toISOString(),
    migrations: { latest: latestMigration(), waiting },
    checks,
    marks: marks.filter(({ item }) => (runbookItems as readonly string[]).includes(item)),
  }
}

/** @throws Error when a check does not answer in time */
async function inTime(look: Try): Promise<Found> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_MS)
  })
  try {
    return await Promise.race([Promise.resolve().then(look), late])
  } finally {
    clearTimeout(timer)
  }
}
