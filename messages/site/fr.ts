import { common } from '../fr/common.ts'
import { shell } from '../fr/shell.ts'
import type { MessageGroups } from './messageGroups.ts'

/** What every screen of the app needs in this language; the rest comes with the screens, see `messageGroups.ts`. */
export const catalog = { common, shell }

/** Where the other words are. */
export const groups: MessageGroups = {
  account: () => import('../fr/account.ts').then((file) => file.account),
  accountSettings: () => import('../fr/accountSettings.ts').then((file) => file.accountSettings),
  ai: () => import('../fr/ai.ts').then((file) => file.ai),
  answer: () => import('../fr/answer.ts').then((file) => file.answer),
  billing: () => import('../fr/billing.ts').then((file) => file.billing),
  care: () => import('../fr/care.ts').then((file) => file.care),
  cart: () => import('../fr/cart.ts').then((file) => file.cart),
  chat: () => import('../fr/chat.ts').then((file) => file.chat),
  chatAsk: () => import('../fr/chatAsk.ts').then((file) => file.chatAsk),
  chatGate: () => import('../fr/chatGate.ts').then((file) => file.chatGate),
  chatRoom: () => import('../fr/chatRoom.ts').then((file) => file.chatRoom),
  chatSide: () => import('../fr/chatSide.ts').then((file) => file.chatSide),
  checkinNames: () => import('../fr/checkinNames.ts').then((file) => file.checkinNames),
  checkins: () => import('../fr/checkins.ts').then((file) => file.checkins),
  coach: () => import('../fr/coach.ts').then((file) => file.coach),
  consent: () => import('../fr/consent.ts').then((file) => file.consent),
  dataCopy: () => import('../fr/dataCopy.ts').then((file) => file.dataCopy),
  desk: () => import('../fr/desk.ts').then((file) => file.desk),
  guardians: () => import('../fr/guardians.ts').then((file) => file.guardians),
  family: () => import('../fr/family.ts').then((file) => file.family),
  history: () => import('../fr/history.ts').then((file) => file.history),
  journal: () => import('../fr/journal.ts').then((file) => file.journal),
  journalLock: () => import('../fr/journalLock.ts').then((file) => file.journalLock),
  moderation: () => import('../fr/moderation.ts').then((file) => file.moderation),
  store: () => import('../fr/store.ts').then((file) => file.store),
  stored: () => import('../fr/stored.ts').then((file) => file.stored),
  today: () => import('../fr/today.ts').then((file) => file.today),
  transparency: () => import('../fr/transparency.ts').then((file) => file.transparency),
  trivia: () => import('../fr/trivia.ts').then((file) => file.trivia),
  triviaPlay: () => import('../fr/triviaPlay.ts').then((file) => file.triviaPlay),
  voice: () => import('../fr/voice.ts').then((file) => file.voice),
  notifications: () =>
    import('../fr/notifications.ts').then((file) => ({ bell: file.bell, error: file.noticeErrors })),
  onboarding: () => import('../fr/onboarding.ts').then((file) => file.onboarding),
  settings: () => import('../fr/settings.ts').then((file) => file.settings),
  orders: () => import('../fr/orders.ts').then((file) => file.orders),
  reminders: () => import('../fr/reminders.ts').then((file) => file.reminders),
  report: () => import('../fr/report.ts').then((file) => file.report),
  requests: () => import('../fr/requests.ts').then((file) => file.requests),
}
