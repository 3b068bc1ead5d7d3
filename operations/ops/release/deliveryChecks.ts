import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Services } from '#services'
import { completeIf, type Found } from './found.ts'

/** Minutes after which a mail that still waits counts as stuck. */
const STUCK_MINUTES = 15

const MAILS = `
select count(*) filter (where status = 'failed' and updated_at > $1::timestamptz - interval '1 day')::int as failed,
  count(*) filter (where status = 'queued' and created_at < $1::timestamptz - interval '${STUCK_MINUTES} minutes')::int as stuck
from email_logs`

type Parts = Pick<Services, 'db' | 'env' | 'clock' | 'mailer' | 'realtime' | 'push' | 'files'>

/** What leaves for members, and their files: each way is opened, and nothing is sent to a member. */
export const deliveryChecks = ({ db, env, clock, mailer, realtime, push, files }: Parts) => ({
  mail: async (): Promise<Found> => {
    await mailer.check()
    // The mailbox of this machine answers, but no mail leaves.
    return env.SMTP_URL ? { state: 'complete', details: env.MAIL_FROM } : { state: 'pending' }
  },
  mail_queue: async () => {
    const [row] = await db.query<{ failed: number; stuck: number }>(MAILS, [clock.now()])
    const { failed, stuck } = row!
    const counts = failed + stuck > 0 ? `${failed} / ${stuck}` : null
    return completeIf(counts === null, counts)
  },
  channels: async () => {
    await realtime.check()
    return completeIf(true, env.PUSHER_CLUSTER ?? 'embedded')
  },
  push: async () => completeIf((await push.publicKey()).length > 0),
  storage: async () => {
    const location = { collection: 'incident-screenshots', name: `probe-${randomUUID()}.txt` }
    const bytes = Buffer.from(location.name)
    try {
      await files.write(location, bytes, 'text/plain')
      const stream = await files.read(location)
      const isSame = stream !== null && bytes.equals(await buffer(stream))
      return completeIf(isSame, env.S3_BUCKET ? 'S3' : 'DATA_DIR')
    } finally {
      await files.remove(location)
    }
  },
})
