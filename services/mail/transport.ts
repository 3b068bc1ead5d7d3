import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool'
import type { Env } from '../env.ts'

const TIMEOUT_MS = 10_000
/** Connections at once; mail servers dislike more from one sender. */
const CONNECTIONS = 2

/** Where mail goes and who it comes from. */
export type MailSettings = Pick<Env, 'SMTP_URL' | 'EMBEDDED_SMTP_PORT' | 'MAIL_FROM' | 'MAIL_REPLY_TO'>

/**
 * Opens SMTP to the server of `SMTP_URL`, else to the embedded mailbox on this machine. The sender, the reply address
 * and the mark of automatic mail are its defaults. It connects at the first mail.
 */
export function mailTransport(env: MailSettings): Transporter {
  const defaults: SendMailOptions = {
    from: env.MAIL_FROM,
    ...(env.MAIL_REPLY_TO && { replyTo: env.MAIL_REPLY_TO }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
  const options: SMTPPool.Options = {
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
  }
  // The types ask for options of the connection in the defaults too.
  return createTransport(options, defaults as SMTPPool.Options)
}

/**
 * Reads `smtp://user:password@host:port` (`smtps:` for TLS from the start, `?requireTLS=true` to reject a server
 * without STARTTLS). Not left to nodemailer: given an address it forgets every other option.
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
