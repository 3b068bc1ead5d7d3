import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startMailbox, type Mailbox } from '#services/mail/embedded/startMailbox.ts'
import type { NewMailboxMessage } from '#services/mail/embedded/mailboxStore.ts'
import { MailError, type Mailer } from '#services/mail/port.ts'
import { smtpMailer } from '#services/mail/smtp.ts'

let mailbox: Mailbox
let mailer: Mailer
let storing: (message: NewMailboxMessage) => Promise<unknown>
const kept: NewMailboxMessage[] = []
const settings = (port: number) => ({
  SMTP_URL: undefined,
  EMBEDDED_SMTP_PORT: port,
  MAIL_FROM: 'Evenkeel <hello@evenkeel.example>',
})
const mail = { to: 'ann@example.org', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>', idempotencyKey: 'k-1' }

beforeAll(async () => {
  mailbox = await startMailbox({ port: 0, store: (message) => storing(message) })
  mailer = smtpMailer(settings(mailbox.port))
  storing = keep
})
afterEach(() => {
  kept.length = 0
  storing = keep
})
afterAll(async () => {
  await mailer.close()
  await mailbox.close()
})
const keep = async (message: NewMailboxMessage) => void kept.push(message)

describe('a mail', () => {
  it('travels by SMTP into the mailbox, in any script', async () => {
    await mailer.send({
      ...mail,
      subject: 'رمزك ✓ é',
      text: 'الرمز: 123456',
      html: '<p dir="rtl">الرمز: <b>123456</b></p>',
      headers: { 'List-Unsubscribe': '<https://evenkeel.example/u>' },
    })
    expect(kept).toEqual([
      {
        kind: 'email',
        recipient: 'ann@example.org',
        subject: 'رمزك ✓ é',
        text: expect.stringContaining('الرمز: 123456') as string,
        html: expect.stringContaining('<b>123456</b>') as string,
        raw: expect.stringMatching(/List-Unsubscribe: <https[\s\S]*Auto-Submitted: auto/) as string,
        messageId: expect.stringMatching(/^<[0-9a-f]{32}@/) as string,
      },
    ])
  })

  it('has one message id for one key', async () => {
    const [one, same, other] = await Promise.all([
      mailer.send(mail),
      mailer.send(mail),
      mailer.send({ ...mail, idempotencyKey: 'k-2' }),
    ])
    expect(one.messageId).toMatch(/^<[0-9a-f]{32}@evenkeel\.example>$/)
    expect(same.messageId).toBe(one.messageId)
    expect(other.messageId).not.toBe(one.messageId)
    expect(kept[0]?.raw).toContain('evenkeel.example>')
  })

  it('goes to one person and carries no header of theirs', async () => {
    await mailer
      .send({ ...mail, subject: 'Hi\r\nBcc: eve@example.org', text: '.\r\nMAIL FROM:<x>' })
      .catch(() => {})
    expect(kept.map(({ recipient }) => recipient)).toEqual(['ann@example.org'])
    expect(kept[0]?.raw).not.toMatch(/^Bcc:/m)
    await mailer.send({ ...mail, to: 'ann@example.org, eve@example.org' }).catch(() => {})
    expect(kept.some(({ recipient }) => recipient === 'eve@example.org')).toBe(false)
  })

  it('comes in numbers', async () => {
    const all = Array.from({ length: 60 }, (_, index) => mailer.send({ ...mail, subject: `${index}` }))
    await Promise.all(all)
    expect(new Set(kept.map(({ subject }) => subject)).size).toBe(60)
  })
})

describe('a mail that fails', () => {
  const failure = async (sending: Promise<unknown>) => {
    const error = await sending.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(MailError)
    return error as MailError
  }

  it('may be tried again when the server is away or cannot keep it', async () => {
    const away = smtpMailer(settings(1))
    expect((await failure(away.send(mail))).permanent).toBe(false)
    await away.close()
    storing = () => Promise.reject(new Error('database gone'))
    expect((await failure(mailer.send(mail))).permanent).toBe(false)
  })

  it('is given up when the server rejects it, or there is no address', async () => {
    expect((await failure(mailer.send({ ...mail, text: 'x'.repeat(1_100_000) }))).permanent).toBe(true)
    expect((await failure(mailer.send({ ...mail, to: '' }))).permanent).toBe(true)
    expect(kept).toEqual([])
  })
})

describe('the mailbox', () => {
  it('says when its port is taken', async () => {
    await expect(startMailbox({ port: mailbox.port, store: keep })).rejects.toThrow(/EADDRINUSE/)
  })

  it('survives a client that breaks off', async () => {
    const socket = connect(mailbox.port, '127.0.0.1')
    await new Promise((resolve) => socket.once('data', resolve))
    socket.write('EHLO x\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\nhalf a mail')
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.resetAndDestroy()
    await mailer.send(mail)
    expect(kept).toHaveLength(1)
  })
})
