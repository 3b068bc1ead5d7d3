import { common } from '../ar/common.ts'
import { shell } from '../ar/shell.ts'
import type { MessageGroups } from './messageGroups.ts'

/** What every screen of the app needs in this language; the rest comes with the screens, see `messageGroups.ts`. */
export const catalog = { common, shell }

/** Where the other words are. */
export const groups: MessageGroups = {
  account: () => import('../ar/account.ts').then((file) => file.account),
  accountSettings: () => import('../ar/accountSettings.ts').then((file) => file.accountSettings),
  ai: () => import('../ar/ai.ts').then((file) => file.ai),
  answer: () => import('../ar/answer.ts').then((file) => file.answer),
  billing: () => import('../ar/billing.ts').then((file) => file.billing),
  care: () => import('../ar/care.ts').then((file) => file.care),
  cart: () => import('../ar/cart.ts').then((file) => file.cart),
  chat: () => import('../ar/chat.ts').then((file) => file.chat),
  chatAsk: () => import('../ar/chatAsk.ts').then((file) => file.chatAsk),
  chatGate: () => import('../ar/chatGate.ts').then((file) => file.chatGate),
  chatRoom: () => import('../ar/chatRoom.ts').then((file) => file.chatRoom),
  chatSide: () => import('../ar/chatSide.ts').then((file) => file.chatSide),
  checkinNames: () => import('../ar/checkinNames.ts').then((file) => file.checkinNames),
  checkins: () => import('../ar/checkins.ts').then((file) => file.checkins),
  coach: () => import('../ar/coach.ts').then((file) => file.coach),
  consent: () => import('../ar/consent.ts').then((file) => file.consent),
  dataCopy: () => import('../ar/dataCopy.ts').then((file) => file.dataCopy),
  desk: () => import('../ar/desk.ts').then((file) => file.desk),
  guardians: () => import('../ar/guardians.ts').then((file) => file.guardians),
  family: () => import('../ar/family.ts').then((file) => file.family),
  history: () => import('../ar/history.ts').then((file) => file.history),
  journal: () => import('../ar/journal.ts').then((file) => file.journal),
  journalLock: () => import('../ar/journalLock.ts').then((file) => file.journalLock),
  moderation: () => import('../ar/moderation.ts').then((file) => file.moderation),
  store: () => import('../ar/store.ts').then((file) => file.store),
  stored: () => import('../ar/stored.ts').then((file) => file.stored),
  today: () => import('../ar/today.ts').then((file) => file.today),
  transparency: () => import('../ar/transparency.ts').then((file) => file.transparency),
  trivia: () => import('../ar/trivia.ts').then((file) => file.trivia),
  triviaPlay: () => import('../ar/triviaPlay.ts').then((file) => file.triviaPlay),
  voice: () => import('../ar/voice.ts').then((file) => file.voice),
  notifications: () =>
    import('../ar/notifications.ts').then((file) => ({ bell: file.bell, error: file.noticeErrors })),
  onboarding: () => import('../ar/onboarding.ts').then((file) => file.onboarding),
  settings: () => import('../ar/settings.ts').then((file) => file.settings),
  orders: () => import('../ar/orders.ts').then((file) => file.orders),
  reminders: () => import('../ar/reminders.ts').then((file) => file.reminders),
  report: () => import('../ar/report.ts').then((file) => file.report),
  requests: () => import('../ar/requests.ts').then((file) => file.requests),
}
