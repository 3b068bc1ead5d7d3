import type { GuardianNotificationView } from '#domain/guardians/notifications.ts'
import { message } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import type { NewNotification } from '#operations/notifications/notify.ts'
import type { GuardianFacts } from './guardianFacts.ts'

/** The notification of a guardian's account about one thing: that it was, never the mood and never the words. */
export const guardianNotification = (
  { child, link }: Pick<GuardianFacts, 'child' | 'link'>,
  accountId: string,
  { id, event }: Pick<GuardianNotificationView, 'id' | 'event'>,
): Omit<NewNotification, 'channels'> => ({
  userId: accountId,
  key: `parent:${link}:${id}`,
  type: 'guardian_alert',
  words: (locale) => ({
    title: message(locale, 'notifications.parent.title', { child }),
    message: message(locale, `notifications.parent.${event === 'checkin' ? 'checkin_bell' : 'words_bell'}`, {
      child,
    }),
  }),
  push: neutralPush,
  link: '/settings?tab=guardian',
})
