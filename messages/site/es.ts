import { account } from '../es/account.ts'
import { checkins } from '../es/checkins.ts'
import { common } from '../es/common.ts'
import { onboarding } from '../es/onboarding.ts'
import { shell } from '../es/shell.ts'

/** What the screens of the app need in this language; no mails, no back office, no static pages. */
export const catalog = { account, checkins, common, onboarding, shell }
