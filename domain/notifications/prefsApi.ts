import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { consentErrors, consentToCheckIn } from '../checkins/consent.ts'
import { notificationChannels } from './kinds.ts'
import { NotificationPrefs } from './schema.ts'

/** How we may write to a person, apart from the coach. */
export const prefsApi = {
  /** The daily reminder, quiet hours and birthday message: stored or default. */
  read: contract({
    method: 'get',
    path: '/notification-prefs',
    auth: 'signed-in',
    limit: 'read',
    output: NotificationPrefs,
  }),
  /** Stores them; the answer is what is stored. */
  save: contract({
    method: 'post',
    path: '/notification-prefs',
    auth: 'signed-in',
    limit: 'write',
    body: NotificationPrefs,
    output: NotificationPrefs,
    errors: {
      'notifications.error.birth_date_future': 422,
      'notifications.error.birth_date_age': 422,
      'notifications.error.birth_date_minor': 403,
      'notifications.error.birthday_needs_date': 422,
    },
  }),
  /**
   * Sends the daily reminder to the caller now, on the ways it takes, quiet hours or not; the answer names the ways it
   * left on.
   */
  sendTestReminder: contract({
    method: 'post',
    path: '/notification-prefs/test',
    auth: 'consented',
    consent: consentToCheckIn,
    limit: 'testPush',
    output: z.object({ ways: z.array(z.enum(notificationChannels)) }),
    errors: {
      ...consentErrors,
      'notifications.error.test_no_way': 409,
      'notifications.error.test_failed': 503,
    },
  }),
}
