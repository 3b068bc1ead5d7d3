import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { Job } from '#domain/jobs/job.ts'
import { connectionOf } from './connectionOf.ts'

/** What is offered here and known to the payment provider. */
type Offered = Record<string, unknown> & {
  id: string
  isActive?: boolean
  stripeID?: string | null
  syncState?: string
}

/**
 * Notes that the provider does not have a document as it is now: one of `sent` is another. What was never active stays
 * here. The job that notifies the provider changes nothing.
 */
export const notesChange =
  (sent: readonly string[]): CollectionBeforeChangeHook =>
  ({ data, originalDoc, context }) => {
    const offered = data as Offered
    const before = (originalDoc ?? {}) as Partial<Offered>
    if (context.toProvider === true) return offered
    const isAtProvider = offered.isActive === true || Boolean(before.stripeID)
    if (isAtProvider && sent.some((name) => offered[name] !== before[name])) offered.syncState = 'pending'
    return offered
  }

/** Queues the notification of the provider, in the transaction of the change. `inputOf` gives the job its document. */
export const queuesChange =
  (job: Job, inputOf: (id: string) => object): CollectionAfterChangeHook =>
  async ({ doc, req, context }) => {
    const { id, syncState } = doc as Offered
    if (context.toProvider === true || syncState !== 'pending') return
    const connection = await connectionOf(req)
    await connection.execute(sql`
      select graphile_worker.add_job(${job.name}, ${JSON.stringify(inputOf(id))}::json,
        max_attempts => ${job.maxAttempts}, job_key => ${`${job.name}:${id}`})`)
  }
