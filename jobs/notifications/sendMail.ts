import { mailTemplates, type MailTemplate } from '#domain/notifications/mailTemplates.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { hasExpired } from '#jobs/_kit/hasExpired.ts'
import { withoutAddresses } from '#jobs/_kit/withoutAddresses.ts'
import { isLocale, type Locale } from '#messages'
import { isOn } from '#operations/flags/isOn.ts'
import { composeMail } from '#operations/notifications/composeMail.ts'
import { costOfRooms } from '#operations/guardians/costOfRooms.ts'
import { notificationMail } from '#operations/guardians/notifications/notificationMail.ts'
import { noteReceiptSent } from '#operations/store/orders/queueReceipt.ts'
import type { Sql } from '#services/database/db.ts'
import { MailError } from '#services/mail/port.ts'
import { open } from '#lib/secrets/box.ts'
import type { SendMailInput } from '#domain/notifications/jobs.ts'

/**
 * Sends the mail and notes that it left. A mail already noted as sent is not sent again, and one whose code or link is
 * over is noted as outdated: it would only mislead, and its reader can ask for a new one.
 */
export async function run({ input, services, isLastTry }: Run<typeof SendMailInput>): Promise<void> {
  const { db, mailer, env, log, clock } = services
  const [row] = await db.query<{ status: string }>(
    `update email_logs set attempts = attempts + 1, updated_at = now() where key = $1 and status <> 'sent' returning status`,
    [input.key],
  )
  if (!row) return
  if (hasExpired(input.notAfter, clock.now())) {
    await db.query(`update email_logs set status = 'outdated', updated_at = now() where key = $1`, [
      input.key,
    ])
    log.warn({ template: input.template }, 'mail not sent: what it says is over')
    return
  }
  try {
    const template = mailTemplates.find((name): name is MailTemplate => name === input.template)
    if (!template) throw new MailError(`unknown mail template ${input.template}`, { permanent: true })
    const encrypted = JSON.parse(decrypted(input.sealed)) as { to: string; args: Record<string, string> }
    const current = template === 'parent-notice' ? await notificationMail(db, encrypted.args) : encrypted
    if (!current) {
      // Nothing may be said any more: as if it had never been queued.
      await db.query('delete from email_logs where key = $1', [input.key])
      return
    }
    const locale = isLocale(input.locale) ? input.locale : 'en'
    const { to } = current
    const args = await completed(db, { template, locale, args: current.args })
    const branded = await isOn(db, 'ff.email_templates')
    const words = composeMail({ template, locale, args, origin: env.origin, branded })
    await mailer.send({ to, ...words, idempotencyKey: input.key })
  } catch (error) {
    const hopeless = error instanceof MailError && error.permanent
    const reason = reasonOf(error)
    // Waiting for the next try is not failing: staff looks at `failed` only.
    await db.query('update email_logs set status = $3, error = $2, updated_at = now() where key = $1', [
      input.key,
      reason,
      hopeless || isLastTry ? 'failed' : 'queued',
    ])
    if (!hopeless) throw new Error(`mail not sent: ${reason}`)
    log.warn({ template: input.template, reason }, 'mail refused for good')
    return
  }
  await db.query(
    `update email_logs set status = 'sent', error = null, sent_at = now(), updated_at = now() where key = $1`,
    [input.key],
  )
  await noteReceiptSent(db, input.key, clock.now())
}

type Known = { template: MailTemplate; locale: Locale; args: Record<string, string> }
/** A release before this one queued guardians' mails without the line on rooms: it is told as it is now. */
async function completed(sql: Sql, { template, locale, args }: Known): Promise<Record<string, string>> {
  if (template !== 'guardian-code' || args.rooms !== undefined) return args
  return { ...args, rooms: await costOfRooms(sql, locale) }
}

/** @throws MailError for good: with another APP_SECRET no later try can read it either. */
function decrypted(encrypted: string): string {
  try {
    return open('mail', encrypted)
  } catch (cause) {
    throw new MailError('the mail cannot be opened: it was encrypted with another APP_SECRET', {
      permanent: true,
      cause,
    })
  }
}

/** What went wrong, in the mail server's words if it had any; without addresses, at most 500 characters. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  const text = cause instanceof Error ? `${message}: ${cause.message}` : message
  return withoutAddresses(text).slice(0, 500)
}
