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
  // Other people may see the locked phone: a birthday stays off it.
  push: (locale) => ({
    title: message(locale, kind === 'birthday' ? 'notifications.push.title' : 'notifications.daily.title'),
    body: message(locale, 'notifications.push.body'),
  }),
  mail: { template: kind === 'birthday' ? 'birthday' : 'daily-reminder', args: () => ({}) },
  link: '/dashboard',
})
