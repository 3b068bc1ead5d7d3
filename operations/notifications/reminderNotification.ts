import { message } from '#messages'
import type { NewNotification } from './notify.ts'

/** What the daily reminder says, or the birthday message in its place. */
export const reminderNotification = (
  kind: 'daily' | 'birthday',
): Omit<NewNotification, 'userId' | 'key' | 'channels'> => ({
  type: kind === 'birthday' ? 'birthday' : 'daily_reminder',
  words: (locale) => ({
    title: message(locale, `notifications.${kind}.title`),
    message: message(locale, `notifications.${kind}.message`),
  }),
  // A birthday is nobody's business who picks up the phone.
  push: (locale) => ({
    title: message(locale, kind === 'birthday' ? 'notifications.push.title' : 'notifications.daily.title'),
    body: message(locale, 'notifications.push.body'),
  }),
  mail: { template: kind === 'birthday' ? 'birthday' : 'daily-reminder', args: () => ({}) },
  link: '/dashboard',
})
