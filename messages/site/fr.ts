import { account } from '../fr/account.ts'
import { checkins } from '../fr/checkins.ts'
import { common } from '../fr/common.ts'
import { onboarding } from '../fr/onboarding.ts'
import { shell } from '../fr/shell.ts'

/** What the screens of the app need in this language; no mails, no back office, no static pages. */
export const catalog = { account, checkins, common, onboarding, shell }
