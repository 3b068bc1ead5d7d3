import { account } from '../ar/account.ts'
import { ai } from '../ar/ai.ts'
import { checkins } from '../ar/checkins.ts'
import { coach } from '../ar/coach.ts'
import { common } from '../ar/common.ts'
import { onboarding } from '../ar/onboarding.ts'
import { bell, noticeErrors } from '../ar/notifications.ts'
import { shell } from '../ar/shell.ts'

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
