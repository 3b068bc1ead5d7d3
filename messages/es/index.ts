import { ai } from './ai.ts'
import { answer } from './answer.ts'
import { account } from './account.ts'
import { accountSettings } from './accountSettings.ts'
import { onboarding } from './onboarding.ts'
import { checkinNames } from './checkinNames.ts'
import { checkins } from './checkins.ts'
import { care } from './care.ts'
import { coach } from './coach.ts'
import { common } from './common.ts'
import { guardians } from './guardians.ts'
import { pages } from './pages.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { notifications } from './notifications.ts'
import { reminders } from './reminders.ts'
import { report } from './report.ts'
import { flags } from './flags.ts'
import { ops } from './ops.ts'
import { panel } from './panel.ts'
import { family } from './family.ts'
import { history } from './history.ts'
import { legal } from './legal.ts'
import { journal } from './journal.ts'
import { journalLock } from './journalLock.ts'
import { moderation } from './moderation.ts'
import { stored } from './stored.ts'
import { today } from './today.ts'
import { trivia } from './trivia.ts'
import { triviaDesk } from './triviaDesk.ts'
import { triviaPlay } from './triviaPlay.ts'

/** All texts in this language, by feature. */
export const es = {
  ai,
  answer,
  care,
  coach,
  onboarding,
  ops,
  panel,
  flags,
  checkins: { ...checkins, ...checkinNames },
  account: { ...account, ...accountSettings },
  common,
  guardians,
  settings,
  shell,
  pages,
  notifications,
  family,
  history,
  journal,
  journalLock,
  legal,
  moderation,
  stored,
  today,
  trivia: { ...trivia, ...triviaPlay },
  triviaDesk,
  reminders,
  report,
}
