import { runOnce } from 'graphile-worker'
import { expect, it } from 'vitest'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { buildTaskList } from '#jobs/_kit/taskList.ts'
import { graphileLog } from '#jobs/_kit/graphileLog.ts'
import { tasks } from '#jobs/index.ts'
import { freePort } from '#server/start/ports.mjs'
import { insertMessage, listMessages } from '#services/mail/embedded/mailboxStore.ts'
import { startMailbox } from '#services/mail/embedded/startMailbox.ts'
import { smtpMailer } from '#services/mail/smtp.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const GUARDIAN = 'guardian@test.example'
const context = useTestContext()

it('the mail server is away: the guardian’s code is answered as ever, and the mail leaves once it is back', async () => {
  const { call, people, db, services, log, mailer: duringCalls } = context.current
  const port = await freePort()
  const mailer = smtpMailer({ ...services.env, EMBEDDED_SMTP_PORT: port })
  const work = async () => {
    // Pauses between tries grow to hours; the test does not wait for them.
    await db.query('update graphile_worker._private_jobs set run_at = now()')
    await runOnce({
      pgPool: db.pool,
      taskList: buildTaskList(tasks, { ...services, mailer }),
      logger: graphileLog(log),
    })
  }
  const noted = () =>
    db.query<{ status: string; error: string | null; attempts: number }>(
      'select status, error, attempts from email_logs',
    )

  const child = await people.child({ guardian: 'none' })
  const answer = await call(consentApi.startGuardian, { body: { guardianEmail: GUARDIAN } }, { as: child })
  expect(answer.sent).toBe(true)
  expect(duringCalls.sent, 'nothing is sent while a caller waits').toEqual([])

  await work()
  await work()
  expect(await noted()).toEqual([
    { status: 'queued', attempts: 2, error: expect.stringContaining('ECONNREFUSED') },
  ])

  const mailbox = await startMailbox({ port, store: (mail) => insertMessage(db, mail) })
  try {
    await work()
    await work()
    expect(await noted()).toEqual([{ status: 'sent', attempts: 3, error: null }])
    const mails = await listMessages(db, { recipient: GUARDIAN })
    expect(mails).toHaveLength(1)
    const code = /\b\d{6}\b/.exec(mails[0]!.text)?.[0]
    const { person } = await call(
      consentApi.verifyGuardian,
      { body: { guardianEmail: GUARDIAN, code: code! } },
      { as: child },
    )
    expect(person.guardian).toBe('contact')
  } finally {
    await mailer.close()
    await mailbox.close()
  }
})
