/** Every mail the product sends; the words are `notifications.mail.<name>` with dashes as underscores. */
export const mailTemplates = [
  'guardian-code',
  'verify-email',
  'account-exists',
  'new-device',
  'password-changed',
  'recovery-code',
  'reset-link',
  'phone-added',
  'phone-removed',
  'factor-reset-asked',
  'factor-reset-waiting',
  'factor-reset-done',
  'factor-reset-refused',
  'coach-message',
  'parent-notice',
  'daily-reminder',
  'birthday',
] as const
/** The name of a mail. */
export type MailTemplate = (typeof mailTemplates)[number]
