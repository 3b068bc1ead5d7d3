import { common } from '../es/common.ts'
import { shell } from '../es/shell.ts'
import type { MessageGroups } from './messageGroups.ts'

/** What every screen of the app needs in this language; the rest comes with the screens, see `messageGroups.ts`. */
export const catalog = { common, shell }

/** Where the other words are. */
export const groups: MessageGroups = {
  account: () => import('../es/account.ts').then((file) => file.account),
  accountSettings: () => import('../es/accountSettings.ts').then((file) => file.accountSettings),
  ai: () => import('../es/ai.ts').then((file) => file.ai),
  answer: () => import('../es/answer.ts').then((file) => file.answer),
  billing: () => import('../es/billing.ts').then((file) => file.billing),
  care: () => import('../es/care.ts').then((file) => file.care),
  cart: () => import('../es/cart.ts').then((file) => file.cart),
  chat: () => import('../es/chat.ts').then((file) => file.chat),
  chatAsk: () => import('../es/chatAsk.ts').then((file) => file.chatAsk),
  chatGate: () => import('../es/chatGate.ts').then((file) => file.chatGate),
  chatRoom: () => import('../es/chatRoom.ts').then((file) => file.chatRoom),
  chatSide: () => import('../es/chatSide.ts').then((file) => file.chatSide),
  checkinNames: () => import('../es/checkinNames.ts').then((file) => file.checkinNames),
  checkins: () => import('../es/checkins.ts').then((file) => file.checkins),
  coach: () => import('../es/coach.ts').then((file) => file.coach),
  consent: () => import('../es/consent.ts').then((file) => file.consent),
  dataCopy: () => import('../es/dataCopy.ts').then((file) => file.dataCopy),
  desk: () => import('../es/desk.ts').then((file) => file.desk),
  guardians: () => import('../es/guardians.ts').then((file) => file.guardians),
  family: () => import('../es/family.ts').then((file) => file.family),
  history: () => import('../es/history.ts').then((file) => file.history),
  journal: () => import('../es/journal.ts').then((file) => file.journal),
  journalLock: () => import('../es/journalLock.ts').then((file) => file.journalLock),
  moderation: () => import('../es/moderation.ts').then((file) => file.moderation),
  store: () => import('../es/store.ts').then((file) => file.store),
  stored: () => import('../es/stored.ts').then((file) => file.stored),
  today: () => import('../es/today.ts').then((file) => file.today),
  transparency: () => import('../es/transparency.ts').then((file) => file.transparency),
  trivia: () => import('../es/trivia.ts').then((file) => file.trivia),
  triviaPlay: () => import('../es/triviaPlay.ts').then((file) => file.triviaPlay),
  voice: () => import('../es/voice.ts').then((file) => file.voice),
  notifications: () =>
    import('../es/notifications.ts').then((file) => ({ bell: file.bell, error: file.noticeErrors })),
  onboarding: () => import('../es/onboarding.ts').then((file) => file.onboarding),
  settings: () => import('../es/settings.ts').then((file) => file.settings),
  orders: () => import('../es/orders.ts').then((file) => file.orders),
  reminders: () => import('../es/reminders.ts').then((file) => file.reminders),
  report: () => import('../es/report.ts').then((file) => file.report),
  requests: () => import('../es/requests.ts').then((file) => file.requests),
}
