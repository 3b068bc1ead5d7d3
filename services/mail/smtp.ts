import { createHash } from 'node:crypto'
import type { EmailAdapter, Payload } from 'payload'
import { mailAdapter } from './payloadMail.ts'
import { MailError, type Mailer } from './port.ts'
import { mailTransport, type MailSettings } from './transport.ts'

/** Mail over SMTP, through Payload's mail adapter. The adapter is loaded at the first mail. */
export function smtpMailer(env: MailSettings): Mailer {
  const transport = mailTransport(env)
  let opening: Promise<ReturnType<EmailAdapter>> | undefined
  const open = () =>
    // The adapter reads nothing of Payload.
    (opening ??= mailAdapter(env, transport).then((adapter) => adapter({ payload: {} as Payload })))

  return {
    async send({ to, subject, text, html, headers, idempotencyKey }) {
      const messageId = messageIdFor(idempotencyKey, env.MAIL_FROM)
      try {
        const adapter = await open()
        await adapter.sendEmail({
          from: env.MAIL_FROM,
          // As an object, so that a comma in it cannot add a second recipient.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          headers: { ...headers },
        })
      } catch (error) {
        throw new MailError('the mail server did not take the mail', {
          permanent: isPermanent(error),
          cause: error,
        })
      }
      return { messageId }
    },
    async check() {
      try {
        await transport.verify()
      } catch (error) {
        throw new MailError('the mail server does not answer', { permanent: false, cause: error })
      }
    },
    async close() {
      transport.close()
    },
  }
}

function messageIdFor(key: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}

/** The server's 5xx about this mail. Not a rejected log-in (also 5xx): that is ours to repair; the mail can wait. */
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  if (code === 'EAUTH') return false
  if (responseCode === undefined) return code === 'EENVELOPE'
  return responseCode >= 500 && responseCode < 600
}
