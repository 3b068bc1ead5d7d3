import { account } from '../en/account.ts'
import { checkins } from '../en/checkins.ts'
import { common } from '../en/common.ts'
import { onboarding } from '../en/onboarding.ts'
import { shell } from '../en/shell.ts'

/** What the screens of the app need in this language; no mails, no back office, no static pages. */
export const catalog = { account, checkins, common, onboarding, shell }
