import { sql as statement } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { isPublishable, mayPublish, type Publishable } from '#domain/content/scheduled.ts'
import { isLocale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { staffRolesOf } from '../ops/staffRolesOf.ts'

/** Tries a planned change gets while something passing is in its way. */
const TRIES = 5

/**
 * What became of a planned change. `refused`: who planned it may not publish any more. `empty`: it names no document.
 */
export type CarriedOut = {
  plan: string
  outcome: 'published' | 'unpublished' | 'refused' | 'empty' | 'failed' | 'later'
}

type Planned = { id: string; input: unknown; totalTried: number }
type Plan = { type: 'publish' | 'unpublish'; slug: Publishable; id: string; userId: string; locale: unknown }
type Context = Pick<Services, 'db' | 'env' | 'clock' | 'log'>

/**
 * Carries out the planned change that is due longest, or gives null when there is none. Taking the plan off the list
 * and changing the document are one transaction: however many workers look, and whenever one of them dies, it happens
 * once.
 */
export async function carryOutPlanned(payload: Payload, context: Context): Promise<CarriedOut | null> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('no transaction')
  let planned: Planned | undefined
  try {
    planned = await take(payload, transactionID, context.clock.now())
    const outcome = planned && (await carryOut(payload, transactionID, { planned, context }))
    await payload.db.commitTransaction(transactionID)
    return planned && outcome ? { plan: planned.id, outcome } : null
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    if (!planned) throw error
    return { plan: planned.id, outcome: await noteError(planned, error as Error, context) }
  }
}

async function take(payload: Payload, transaction: number | string, now: Date): Promise<Planned | undefined> {
  // The same condition as in `isSomethingPlannedDue`; rows another worker holds are passed over.
  const { rows } = (await within(payload, transaction).execute(statement`
    delete from payload_jobs where id = (
      select id from payload_jobs
      where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
        and (wait_until is null or wait_until <= ${now.toISOString()}::timestamptz)
      order by wait_until nulls first, created_at limit 1 for update skip locked)
    returning id, input, total_tried::int as "totalTried"`)) as unknown as { rows: Planned[] }
  return rows[0]
}

/** Statements in a transaction that Payload began. */
const within = (payload: Payload, transaction: number | string) =>
  payload.db.sessions![transaction]!.db as Pick<Payload['db']['drizzle'], 'execute'>

async function carryOut(
  payload: Payload,
  transactionID: number | string,
  { planned, context }: { planned: Planned; context: Context },
): Promise<CarriedOut['outcome']> {
  const plan = planOf(planned.input)
  if (!plan) return 'empty'
  const needsFactor = context.env.STAFF_MFA === 'required'
  const roles = await staffRolesOf(context.db, plan.userId, { needsFactor })
  if (!mayPublish(roles, plan.slug)) throw new Rejected()
  await payload.update({
    collection: plan.slug,
    id: plan.id,
    data: { _status: plan.type === 'publish' ? 'published' : 'draft' },
    depth: 0,
    // The right was asked above, for this very moment.
    overrideAccess: true,
    ...(plan.type === 'publish' && isLocale(plan.locale) && { publishSpecificLocale: plan.locale }),
    req: { transactionID },
  })
  await within(payload, transactionID).execute(statement`
    insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
    values (${newId()}, ${plan.userId}, 'content_scheduled',
      jsonb_build_object('type', ${plan.type}::text, 'collection', ${plan.slug}::text, 'id', ${plan.id}::text), now(), now())`)
  return plan.type === 'publish' ? 'published' : 'unpublished'
}

/** The editor who planned it may not do it any more. */
class Rejected extends Error {
  override readonly name = 'Rejected'
}

/**
 * Reads what the panel stored. The panel also stores a plan without a document each time it removes one: that is
 * nothing to do.
 */
function planOf(input: unknown): Plan | null {
  const { doc, user, type, locale } = (input ?? {}) as {
    doc?: { relationTo?: unknown; value?: unknown }
    user?: { relationTo?: unknown; value?: unknown }
    type?: unknown
    locale?: unknown
  }
  if (!doc || !isPublishable(doc.relationTo) || typeof doc.value !== 'string') return null
  const userId = user?.relationTo === 'users' && typeof user.value === 'string' ? user.value : null
  if (!userId) throw new Rejected()
  return {
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    slug: doc.relationTo,
    id: doc.value,
    userId,
    locale,
  }
}

/**
 * Keeps a plan that could not be carried out: a rejection or an issue of the document for good, anything else for a
 * later try.
 */
async function noteError(
  { id, totalTried }: Planned,
  error: Error,
  { db, clock, log }: Context,
): Promise<CarriedOut['outcome']> {
  const isFinal = /^(Rejected|ValidationError|NotFound)$/.test(error.name) || totalTried + 1 >= TRIES
  await db.query(
    `update payload_jobs set total_tried = total_tried + 1, has_error = $2, error = jsonb_build_object('name', $3::text),
       wait_until = $4, updated_at = $5
     where id = $1`,
    [id, isFinal, error.name, new Date(clock.now().getTime() + 60_000), clock.now()],
  )
  log.warn({ plan: id, err: error.name, final: isFinal }, 'planned content was not changed')
  if (error instanceof Rejected) return 'refused'
  return isFinal ? 'failed' : 'later'
}
