import { setFlag } from '#tests/kit/flags.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { run } from '#jobs/notifications/sendMail.ts'
import type { SendMailInput } from '#domain/notifications/jobs.ts'
import { composeMail } from '#operations/notifications/composeMail.ts'
import { queueMail, queueMails } from '#operations/notifications/queueMail.ts'
import { MailError } from '#services/mail/port.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import type { z } from 'zod/mini'

const context = useTestContext()
const mail = (key: string) => ({
  template: 'guardian-code' as const,
  to: 'parent@test.example',
  locale: 'en' as const,
  args: { child: 'Mila', code: '123456', path: '/guardian/abc' },
  key,
})
type Payload = z.output<typeof SendMailInput>

/** What waits in the queue, as the worker would get it. */
const waiting = () =>
  context.current.db.query<{ payload: Payload }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications.sendMail' order by j.id`,
  )
const send = async (input: Payload, isLastTry = false) =>
  run({ input, services: context.current.services, signal: new AbortController().signal, isLastTry })
const logged = async (key: string) =>
  (
    await context.current.db.query<{ status: string; attempts: number; error: string | null }>(
      'select status, attempts, error from email_logs where key = $1',
      [key],
    )
  )[0]

beforeEach(async () => {
  await context.current.db.query('delete from graphile_worker._private_jobs')
  context.current.mailer.sent.length = 0
})

describe('a queued mail', () => {
  it('is one mail however often its key is queued, and nothing of it lies about readable', async () => {
    const { db } = context.current
    await queueMail(db, mail('once'))
    await queueMail(db, mail('once'))
    await queueMails(db, [mail('once'), mail('twice'), mail('twice')])
    const jobs = await waiting()
    expect(jobs.map(({ payload }) => payload.key)).toEqual(['once', 'twice'])
    expect(JSON.stringify(jobs)).not.toMatch(/123456|parent@|Mila/)
    expect(await db.query('select * from email_logs').then(JSON.stringify)).not.toMatch(/123456|parent@|Mila/)
  })

  it('says what rooms cost where it was queued before mails said that', async () => {
    const { db, mailer } = context.current
    await queueMail(db, { ...mail('older'), locale: 'fr' })
    await send((await waiting())[0]!.payload)
    const { text } = mailer.sent[0]!
    expect(text).toContain('Aucune n’est proposée')
    expect(text).not.toMatch(/\{\{|undefined/)
  })

  it('is not queued when the work around it fails', async () => {
    const { db } = context.current
    await expect(
      db.tx(async (sql) => {
        await queueMail(sql, mail('undone'))
        throw new Error('the rest went wrong')
      }),
    ).rejects.toThrow()
    expect(await waiting()).toEqual([])
    expect(await logged('undone')).toBeUndefined()
  })

  it('is sent once, also when the job runs again', async () => {
    const { db, mailer } = context.current
    await queueMail(db, mail('sent'))
    const [job] = await waiting()
    await send(job!.payload)
    await send(job!.payload)
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]).toMatchObject({
      to: 'parent@test.example',
      subject: 'Mila needs your permission to use Evenkeel',
      idempotencyKey: 'sent',
    })
    expect(mailer.sent[0]!.text).toContain('123456')
    expect(mailer.sent[0]!.text).toContain('http://localhost:3000/guardian/abc')
    expect(await logged('sent')).toMatchObject({ status: 'sent', attempts: 1 })
  })

  it('waits while the mail server is away, and counts as failed after the last try', async () => {
    const { db, mailer } = context.current
    await queueMail(db, mail('later'))
    const [job] = await waiting()
    const taken = mailer.send
    mailer.send = () =>
      Promise.reject(
        new MailError('no server', { permanent: false, cause: new Error('451 parent@test.example: later') }),
      )
    await expect(send(job!.payload)).rejects.toThrow('mail not sent')
    expect(await logged('later')).toEqual({
      status: 'queued',
      attempts: 1,
      error: 'no server: 451 [address]: later',
    })
    await expect(send(job!.payload, true)).rejects.toThrow()
    expect(await logged('later')).toMatchObject({ status: 'failed', attempts: 2 })
    mailer.send = taken
    await send(job!.payload)
    expect(await logged('later')).toEqual({ status: 'sent', attempts: 3, error: null })
  })

  it('is not sent once its code is over, however late the mail server comes back', async () => {
    const { db, mailer, clock } = context.current
    const notAfter = new Date(clock.now().getTime() + 15 * 60_000)
    await queueMail(db, { ...mail('outdated'), notAfter })
    const [job] = await waiting()
    const taken = mailer.send
    mailer.send = () => Promise.reject(new MailError('no server', { permanent: false }))
    await expect(send(job!.payload)).rejects.toThrow('mail not sent')
    mailer.send = taken
    clock.advance(15 * 60)
    await send(job!.payload)
    expect(mailer.sent).toEqual([])
    expect(await logged('outdated')).toMatchObject({ status: 'outdated', attempts: 2 })
    // Queued by a version that knew of no end, a mail has none.
    const { notAfter: _, ...old } = job!.payload
    await send(old)
    expect(mailer.sent).toHaveLength(1)
  })

  it('is given up at once when the address does not exist', async () => {
    const { db, mailer } = context.current
    await queueMail(db, mail('unreachable'))
    const [job] = await waiting()
    const taken = mailer.send
    mailer.send = () => Promise.reject(new MailError('refused', { permanent: true }))
    await send(job!.payload)
    mailer.send = taken
    expect(await logged('unreachable')).toMatchObject({ status: 'failed', error: 'refused' })
  })

  it.each([true, false])('looks like us only while the flag is on: %s', async (enabled) => {
    const { db, mailer } = context.current
    await setFlag(db, 'ff.email_templates', enabled)
    await queueMail(db, mail(`branded ${enabled}`))
    const [job] = await waiting()
    await send(job!.payload)
    expect(mailer.sent[0]!.html.includes('Georgia')).toBe(enabled)
    expect(mailer.sent[0]!.html).toContain('123456')
  })
})

describe('the words of a mail', () => {
  it('escape what people wrote, in the text form too where it matters', () => {
    const { html, subject } = composeMail({
      template: 'guardian-code',
      locale: 'en',
      origin: 'https://x.example',
      args: { child: '<img src=x>\r\nBcc: all@x.example', code: '1' },
    })
    expect(html).not.toContain('<img src=x')
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('run from right to left in Arabic', () => {
    const { html } = composeMail({
      template: 'new-device',
      locale: 'ar',
      origin: 'https://x.example',
      args: { device: 'Firefox' },
    })
    expect(html).toContain('dir="rtl"')
  })

  it('have a link only to our own origin', () => {
    const { text } = composeMail({
      template: 'coach-message',
      locale: 'en',
      origin: 'https://x.example',
      args: { persona: 'Arthur', content: 'Hello', path: '/dashboard' },
    })
    expect(text).toContain('Open Evenkeel: https://x.example/dashboard')
  })
})
