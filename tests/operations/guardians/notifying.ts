import { checkinsApi } from '#domain/checkins/api.ts'
import { run as sendMail } from '#jobs/notifications/sendMail.ts'
import { newId } from '#operations/_kit/ids.ts'
import { notifyDue } from '#operations/guardians/notifications/notifyDue.ts'
import type { Person } from '#tests/kit/people.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

/** Noon of a day, outside all quiet hours. */
export const NOON = '2026-03-12T14:00:00Z'

/** A child's check-ins and what comes of them, in short words. */
export function notifying(context: { readonly current: TestContext }) {
  return {
    /** Starts a test with nothing waiting, at noon. */
    clear: async () => {
      const { clock, mailer, db } = context.current
      clock.set(NOON)
      mailer.sent.length = 0
      await db.query('delete from parent_notices')
      await db.query('delete from graphile_worker._private_jobs')
    },
    checkIn: (as: Person, own: object = {}) =>
      context.current.call(checkinsApi.saveCheckIn, { body: { id: newId(), mood: 'happy', ...own } }, { as }),
    tell: () => notifyDue(context.current.services),
    /** Sends the mails that wait, as the worker does. */
    post: async (): Promise<{ to: string; text: string }[]> => {
      const { db, services, mailer } = context.current
      const jobs = await db.query<{ payload: never }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'notifications.sendMail' returning j.payload`,
      )
      const before = mailer.sent.length
      for (const { payload } of jobs) {
        await sendMail({ input: payload, services, signal: new AbortController().signal, isLastTry: false })
      }
      return mailer.sent.slice(before).map(({ to, text }) => ({ to, text }))
    },
    notices: (child: Person) =>
      context.current.db.query<{
        event_type: string
        delivery: string
        mood_id: string | null
        sent_at: Date | null
      }>(
        'select event_type, delivery, mood_id, sent_at from parent_notices where child_id = $1 order by event_type',
        [child.id],
      ),
    /** Makes an account the connected guardian of a child. */
    connected: async (guardian: Person, child: Person) => {
      const { db } = context.current
      await db.query('update guardian_links set guardian_id = $1, guardian_email = $2 where child_id = $3', [
        guardian.id,
        guardian.email,
        child.id,
      ])
      await db.query('update profiles set parent_id = $1 where id = $2', [guardian.id, child.id])
      await db.query('update profiles set is_parent = true where id = $1', [guardian.id])
    },
  }
}
