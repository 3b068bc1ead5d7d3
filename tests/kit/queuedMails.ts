import { sendMail } from '#domain/notifications/jobs.ts'
import type { Db } from '#services/database/db.ts'
import { open } from '#lib/secrets/box.ts'

/** A mail that waits to be sent, opened. */
export type WaitingMail = {
  key: string
  template: string
  locale: string
  to: string
  args: Record<string, string>
}

/** The mails that wait to be sent, oldest first. */
export async function queuedMails(db: Db): Promise<WaitingMail[]> {
  const rows = await db.query<{ payload: { key: string; template: string; locale: string; sealed: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [sendMail.name],
  )
  return rows.map(({ payload: { sealed, ...mail } }) => ({
    ...mail,
    ...(JSON.parse(open('mail', sealed)) as Pick<WaitingMail, 'to' | 'args'>),
  }))
}
