import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { startMailbox, type Mailbox } from '#services/mail/embedded/startMailbox.ts'
import type { NewMailboxMessage } from '#services/mail/embedded/mailboxStore.ts'
import { mailAdapter } from '#services/mail/payloadMail.ts'
import { mailTransport } from '#services/mail/transport.ts'

let mailbox: Mailbox | undefined
afterEach(() => mailbox?.close())

it("sends Payload's own mail with our sender, reply address and mark", async () => {
  const kept: NewMailboxMessage[] = []
  mailbox = await startMailbox({ port: 0, store: async (message) => void kept.push(message) })
  const settings = {
    SMTP_URL: undefined,
    EMBEDDED_SMTP_PORT: mailbox.port,
    MAIL_FROM: 'Evenkeel <hello@evenkeel.example>',
    MAIL_REPLY_TO: 'people@evenkeel.example',
  }
  const transport = mailTransport(settings)
  const adapter = (await mailAdapter(settings, transport))({ payload: {} as Payload })
  await adapter.sendEmail({ to: 'ann@example.org', subject: 'Hello', text: 'Hi' })
  transport.close()
  expect(adapter).toMatchObject({
    defaultFromName: 'Evenkeel',
    defaultFromAddress: 'hello@evenkeel.example',
  })
  expect(kept).toHaveLength(1)
  expect(kept[0]?.raw).toMatch(/^From: Evenkeel <hello@evenkeel.example>/m)
  expect(kept[0]?.raw).toMatch(/^Reply-To: people@evenkeel.example/m)
  expect(kept[0]?.raw).toMatch(/^Auto-Submitted: auto-generated/m)
})

it('waits for no mail server when it is made', async () => {
  const settings = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    EMBEDDED_SMTP_PORT: 1,
    MAIL_FROM: 'hello@evenkeel.example',
  }
  const transport = mailTransport(settings)
  const verify = vi.fn(() => Promise.resolve(true as const))
  const adapter = await mailAdapter(settings, Object.assign(transport, { verify }))
  expect(verify).not.toHaveBeenCalled()
  expect(adapter({ payload: {} as Payload }).defaultFromAddress).toBe('hello@evenkeel.example')
})
