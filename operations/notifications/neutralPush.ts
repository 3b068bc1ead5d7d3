import { message, type Locale } from '#messages'
import type { PushText } from './queuePush.ts'

/** What a locked screen shows of anything that is about somebody: that there is something, never what or of whom. */
export const neutralPush = (locale: Locale): PushText => ({
  title: message(locale, 'notifications.push.title'),
  body: message(locale, 'notifications.push.body'),
})
