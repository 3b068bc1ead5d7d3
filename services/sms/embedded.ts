import type { Sql } from '../database/db.ts'
import { insertMessage } from '../mail/embedded/mailboxStore.ts'
import { SmsError, type SmsSender } from './port.ts'

/**
 * Keeps text messages in the mailbox of this machine instead of sending them: what a product without a provider does.
 */
export const embeddedSms = (db: Sql): SmsSender => ({
  async send({ to, text }) {
    if (!/^\+[1-9]\d{1,14}$/.test(to)) throw new SmsError('not a phone number', { permanent: true })
    const id = await insertMessage(db, {
      kind: 'sms',
      recipient: to,
      subject: 'Text message',
      text,
      html: '',
      raw: '',
    })
    return { id }
  },
})
