/** Every mail the product sends; the words are `notifications.mail.<name>` with dashes as underscores. */
export const mailTemplates = [
  'guardian-code',
  'guardian-contact',
  'guardian-yes',
  'guardian-no',
  'guardian-withdrawn',
  'guardian-family',
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
  'deletion-planned',
  'deletion-guardian',
  'deletion-guardian-asked',
  'deletion-undone',
  'deletion-guardian-undone',
  'account-deleted',
  'coach-message',
  'parent-notice',
  'daily-reminder',
  'birthday',
  'data-export-ready',
  'trial-ends',
  'trial-ends-charged',
  'receipt-digital',
  'receipt-physical',
  'danger',
  'moderation-notice',
  'guardian-signal',
] as const
/** The name of a mail. */
export type MailTemplate = (typeof mailTemplates)[number]

/** The picture beside our name in mails, a file of the site. */
export const MAIL_PICTURE = '/icon-192.png'
