import type { Transporter } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { addressParser } from 'postal-mime'
import type { Env } from '../env.ts'
import { mailTransport, type MailSettings } from './transport.ts'

/**
 * Payload's mail adapter on our transport. The worker's mails and Payload's own leave through it.
 *
 * The transport is always given and never verified here: without one the package asks a foreign service for an account,
 * and a check at start would wait for a mail server that is away.
 */
export async function mailAdapter(
  env: Pick<Env, 'MAIL_FROM'>,
  transport: Transporter,
): Promise<EmailAdapter> {
  const { nodemailerAdapter } = await import('@payloadcms/email-nodemailer')
  const [sender] = addressParser(env.MAIL_FROM)
  return nodemailerAdapter({
    transport,
    skipVerify: true,
    defaultFromAddress: sender?.address ?? env.MAIL_FROM,
    defaultFromName: sender?.name ?? '',
  })
}

/** Payload's `email`. */
export const payloadMail = (env: MailSettings): Promise<EmailAdapter> => mailAdapter(env, mailTransport(env))
