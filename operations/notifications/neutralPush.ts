import { message, type Locale } from '#messages'
import type { PushText } from './queuePush.ts'

/** What a locked screen shows of personal news: that there is some, never what it is or about whom. */
export const neutralPush = (locale: Locale): PushText => ({
  title: message(locale, 'notifications.push.title'),
  body: message(locale, 'notifications.push.body'),
})
