import { account } from '../en/account.ts'
import { ai } from '../en/ai.ts'
import { checkins } from '../en/checkins.ts'
import { coach } from '../en/coach.ts'
import { common } from '../en/common.ts'
import { onboarding } from '../en/onboarding.ts'
import { bell, noticeErrors } from '../en/notifications.ts'
import { shell } from '../en/shell.ts'

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
