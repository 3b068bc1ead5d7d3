import { account } from './account.ts'
import { checkins } from './checkins.ts'
import { common } from './common.ts'
import { shell } from './shell.ts'
import { notifications } from './notifications.ts'

/** All texts in this language, by feature. */
export const es = { checkins, account, common, shell, notifications }
