import { account } from '../ar/account.ts'
import { checkins } from '../ar/checkins.ts'
import { common } from '../ar/common.ts'
import { onboarding } from '../ar/onboarding.ts'
import { shell } from '../ar/shell.ts'

/** What the screens of the app need in this language; no mails, no back office, no static pages. */
export const catalog = { account, checkins, common, onboarding, shell }
