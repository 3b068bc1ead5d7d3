import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { MailError, type Mailer } from './port.ts'

const TIMEOUT_MS = 10_000
/** Connections at once; mail servers dislike more from one sender. */
const CONNECTIONS = 2

type Settings = Pick<Env, 'SMTP_URL' | 'EMBEDDED_SMTP_PORT' | 'MAIL_FROM'>

/** Mail over SMTP: to the server of `SMTP_URL`, else to the embedded mailbox on this machine. */
export function smtpMailer(env: Settings): Mailer {
  const transport = createTransport({
    ...(env.SMTP_URL
      ? serverOf(env.SMTP_URL)
      : { host: '127.0.0.1', port: env.EMBEDDED_SMTP_PORT, secure: false, ignoreTLS: true }),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A text that reads like a path or an address is a text.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send({ to, subject, text, html, headers, idempotencyKey }) {
      const messageId = messageIdFor(idempotencyKey, env.MAIL_FROM)
      try {
        await transport.sendMail({
          from: env.MAIL_FROM,
          // As an object, so that a comma in it cannot add a second recipient.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        })
      } catch (error) {
        throw new MailError('the mail server did not take the mail', {
          permanent: isPermanent(error),
          cause: error,
        })
      }
      return { messageId }
    },
    async close() {
      transport.close()
    },
  }
}

/**
 * Reads `smtp://user:password@host:port` (`smtps:` for TLS from the start, `?requireTLS=true` to refuse a server without
 * STARTTLS). Not left to nodemailer: given an address it forgets every other option.
 */
function serverOf(address: string) {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: url.searchParams.get('requireTLS') === 'true',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  }
}

function messageIdFor(key: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}

/** The server's 5xx about this mail. Not a refused log-in (also 5xx): that is ours to repair, and the mail can wait. */
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  if (code === 'EAUTH') return false
  if (responseCode === undefined) return code === 'EENVELOPE'
  return responseCode >= 500 && responseCode < 600
}
