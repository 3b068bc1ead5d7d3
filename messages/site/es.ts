import { account } from '../es/account.ts'
import { ai } from '../es/ai.ts'
import { checkins } from '../es/checkins.ts'
import { coach } from '../es/coach.ts'
import { common } from '../es/common.ts'
import { onboarding } from '../es/onboarding.ts'
import { bell, noticeErrors } from '../es/notifications.ts'
import { shell } from '../es/shell.ts'

/** What the screens of the app need in this language; no mails, no back office, no static pages. */
export const catalog = {
  ai,
  coach,
  account,
  checkins,
  common,
  onboarding,
  shell,
  notifications: { bell, error: noticeErrors },
}
