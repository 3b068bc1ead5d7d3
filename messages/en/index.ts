import { ai } from './ai.ts'
import { account } from './account.ts'
import { accountSettings } from './accountSettings.ts'
import { onboarding } from './onboarding.ts'
import { checkins } from './checkins.ts'
import { care } from './care.ts'
import { coach } from './coach.ts'
import { common } from './common.ts'
import { consent } from './consent.ts'
import { pages } from './pages.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { notifications } from './notifications.ts'
import { reminders } from './reminders.ts'
import { flags } from './flags.ts'
import { ops } from './ops.ts'
import { panel } from './panel.ts'
import { family } from './family.ts'
import { journal } from './journal.ts'
import { moderation } from './moderation.ts'
import { trivia } from './trivia.ts'

/** All texts in this language, by feature. */
export const en = {
  ai,
  care,
  coach,
  onboarding,
  ops,
  panel,
  flags,
  checkins,
  account: { ...account, ...accountSettings },
  common,
  consent,
  settings,
  shell,
  pages,
  notifications,
  family,
  journal,
  moderation,
  trivia,
  reminders,
} as const
