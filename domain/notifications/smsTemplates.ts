/** Every text message the product sends; the words are `notifications.sms.<name>` with dashes as underscores. */
export const smsTemplates = ['recovery-code', 'phone-code'] as const
/** The name of a text message. */
export type SmsTemplate = (typeof smsTemplates)[number]
