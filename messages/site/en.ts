import { common } from '../en/common.ts'
import { shell } from '../en/shell.ts'
import type { MessageGroups } from './messageGroups.ts'

/** What every screen of the app needs in this language; the rest comes with the screens, see `messageGroups.ts`. */
export const catalog = { common, shell }

/** Where the other words are. */
export const groups: MessageGroups = {
  account: () => import('../en/account.ts').then((file) => file.account),
  accountSettings: () => import('../en/accountSettings.ts').then((file) => file.accountSettings),
  ai: () => import('../en/ai.ts').then((file) => file.ai),
  answer: () => import('../en/answer.ts').then((file) => file.answer),
  billing: () => import('../en/billing.ts').then((file) => file.billing),
  care: () => import('../en/care.ts').then((file) => file.care),
  cart: () => import('../en/cart.ts').then((file) => file.cart),
  chat: () => import('../en/chat.ts').then((file) => file.chat),
  chatAsk: () => import('../en/chatAsk.ts').then((file) => file.chatAsk),
  chatGate: () => import('../en/chatGate.ts').then((file) => file.chatGate),
  chatRoom: () => import('../en/chatRoom.ts').then((file) => file.chatRoom),
  chatSide: () => import('../en/chatSide.ts').then((file) => file.chatSide),
  checkinNames: () => import('../en/checkinNames.ts').then((file) => file.checkinNames),
  checkins: () => import('../en/checkins.ts').then((file) => file.checkins),
  coach: () => import('../en/coach.ts').then((file) => file.coach),
  consent: () => import('../en/consent.ts').then((file) => file.consent),
  dataCopy: () => import('../en/dataCopy.ts').then((file) => file.dataCopy),
  desk: () => import('../en/desk.ts').then((file) => file.desk),
  guardians: () => import('../en/guardians.ts').then((file) => file.guardians),
  family: () => import('../en/family.ts').then((file) => file.family),
  history: () => import('../en/history.ts').then((file) => file.history),
  journal: () => import('../en/journal.ts').then((file) => file.journal),
  journalLock: () => import('../en/journalLock.ts').then((file) => file.journalLock),
  moderation: () => import('../en/moderation.ts').then((file) => file.moderation),
  store: () => import('../en/store.ts').then((file) => file.store),
  stored: () => import('../en/stored.ts').then((file) => file.stored),
  today: () => import('../en/today.ts').then((file) => file.today),
  transparency: () => import('../en/transparency.ts').then((file) => file.transparency),
  trivia: () => import('../en/trivia.ts').then((file) => file.trivia),
  triviaPlay: () => import('../en/triviaPlay.ts').then((file) => file.triviaPlay),
  voice: () => import('../en/voice.ts').then((file) => file.voice),
  notifications: () =>
    import('../en/notifications.ts').then((file) => ({ bell: file.bell, error: file.noticeErrors })),
  onboarding: () => import('../en/onboarding.ts').then((file) => file.onboarding),
  settings: () => import('../en/settings.ts').then((file) => file.settings),
  orders: () => import('../en/orders.ts').then((file) => file.orders),
  reminders: () => import('../en/reminders.ts').then((file) => file.reminders),
  report: () => import('../en/report.ts').then((file) => file.report),
  requests: () => import('../en/requests.ts').then((file) => file.requests),
}
