import { ai } from './ai.ts'
import { answer } from './answer.ts'
import { account } from './account.ts'
import { accountSettings } from './accountSettings.ts'
import { onboarding } from './onboarding.ts'
import { checkinNames } from './checkinNames.ts'
import { checkins } from './checkins.ts'
import { billing } from './billing.ts'
import { care } from './care.ts'
import { cart } from './cart.ts'
import { chat } from './chat.ts'
import { chatAsk } from './chatAsk.ts'
import { chatGate } from './chatGate.ts'
import { chatRoom } from './chatRoom.ts'
import { chatSide } from './chatSide.ts'
import { coach } from './coach.ts'
import { common } from './common.ts'
import { consent } from './consent.ts'
import { guardians } from './guardians.ts'
import { desk } from './desk.ts'
import { deskPanel } from './deskPanel.ts'
import { dataCopy } from './dataCopy.ts'
import { dataCopyFile } from './dataCopyFile.ts'
import { pages } from './pages.ts'
import { payments } from './payments.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { notifications } from './notifications.ts'
import { readiness } from './readiness.ts'
import { reminders } from './reminders.ts'
import { report } from './report.ts'
import { flags } from './flags.ts'
import { ops } from './ops.ts'
import { orders } from './orders.ts'
import { ordersDesk } from './ordersDesk.ts'
import { panel } from './panel.ts'
import { family } from './family.ts'
import { history } from './history.ts'
import { legal } from './legal.ts'
import { journal } from './journal.ts'
import { journalLock } from './journalLock.ts'
import { voice } from './voice.ts'
import { moderation } from './moderation.ts'
import { requests } from './requests.ts'
import { rooms } from './rooms.ts'
import { safetyDesk } from './safetyDesk.ts'
import { store } from './store.ts'
import { stored } from './stored.ts'
import { storeDesk } from './storeDesk.ts'
import { today } from './today.ts'
import { transparency } from './transparency.ts'
import { trivia } from './trivia.ts'
import { triviaDesk } from './triviaDesk.ts'
import { triviaPlay } from './triviaPlay.ts'

/** All texts in this language, by feature. */
export const en = {
  ai,
  answer,
  billing,
  care,
  cart,
  chat: { ...chat, ...chatGate, ...chatRoom, ...chatSide, ...chatAsk },
  coach,
  onboarding,
  ops,
  orders,
  ordersDesk,
  panel,
  flags,
  checkins: { ...checkins, ...checkinNames },
  account: { ...account, ...accountSettings },
  common,
  consent,
  desk,
  deskPanel,
  dataCopy,
  dataCopyFile,
  guardians,
  settings,
  shell,
  pages,
  payments,
  notifications,
  family,
  history,
  journal,
  journalLock,
  voice,
  legal,
  moderation,
  rooms,
  safetyDesk,
  store,
  stored,
  storeDesk,
  today,
  transparency,
  trivia: { ...trivia, ...triviaPlay },
  triviaDesk,
  readiness,
  reminders,
  report,
  requests,
} as const
