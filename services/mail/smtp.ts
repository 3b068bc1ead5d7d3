import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { Env } from '../env.ts'
import type { Mailer } from './port.ts'

/** Mail over SMTP: `SMTP_URL`, or the embedded mailbox on this machine. */
export function smtpMailer(env: Pick<Env, 'SMTP_URL' | 'EMBEDDED_SMTP_PORT' | 'MAIL_FROM' | 'origin'>): Mailer {
  const limits = { pool: true as const, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  const transport = env.SMTP_URL
    ? nodemailer.createTransport({ ...limits, url: env.SMTP_URL })
    : nodemailer.createTransport({ ...limits, host: '127.0.0.1', port: env.EMBEDDED_SMTP_PORT, ignoreTLS: true })
  const domain = new URL(env.origin).hostname
  return {
    async send({ idempotencyKey, ...mail }) {
      const name = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)
      const sent = await transport.sendMail({ from: env.MAIL_FROM, ...mail, messageId: `<${name}@${domain}>` })
      return { messageId: sent.messageId }
    },
    close: () => Promise.resolve(transport.close()),
  }
}
