import { account } from '../fr/account.ts'
import { ai } from '../fr/ai.ts'
import { checkins } from '../fr/checkins.ts'
import { coach } from '../fr/coach.ts'
import { common } from '../fr/common.ts'
import { onboarding } from '../fr/onboarding.ts'
import { bell, noticeErrors } from '../fr/notifications.ts'
import { shell } from '../fr/shell.ts'

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
