import { expect, it } from 'vitest'
import { storedLines } from '#domain/account/storedLines.ts'
import { locales, messageFor } from '#messages'

type Collection = (typeof storedLines)[keyof typeof storedLines]['collections'][number]

/** By which words of its line a guardian learns of each collection. A new collection needs words before it ships. */
const words: Readonly<Record<Collection, RegExp>> = {
  users: /Email, username/,
  profiles: /first name, age, answers from setup/,
  'user-settings': /settings/,
  'data-exports': /Copies of the data/,
  'account-deletions': /whether the account is to be deleted/,
  sessions: /Devices that are signed in/,
  'sign-in-challenges': /codes we sent/,
  'mfa-factors': /second factor/,
  'mfa-recovery-codes': /second factor/,
  'verification-codes': /codes we sent/,
  'recovery-requests': /codes we sent/,
  'known-devices': /Devices/,
  moods: /the feeling and closer words/,
  reflections: /the words written with it/,
  'user-streaks': /Streaks/,
  'user-badges': /badges/,
  'journal-entries': /Journal entries/,
  'trashed-entries': /in the trash/,
  'voice-notes': /Voice notes: the recording and its transcript/,
  'deleted-entries': /Deleted entries/,
  'writing-prompts': /prompts for writing/,
  'care-offers': /we offered help/,
  incidents: /a note for our staff/,
  'moderation-items': /what was reported to us/,
  'moderation-reports': /what was reported to us/,
  'moderation-appeals': /appeals/,
  'child-safety-cases': /a note for our staff/,
  'entry-releases': /what we decided/,
  'ai-suggestions': /Which suggestions/,
  'ai-choices': /opened, done or put away/,
  'ai-usage': /language model/,
  'explored-resources': /exercises/,
  'coach-message-deliveries': /What the coach wrote/,
  'notification-preferences': /the hours chosen/,
  notifications: /Notifications/,
  'push-subscriptions': /devices that get push/,
  'email-logs': /which emails we sent/,
  'test-messages': /test messages/,
  'guardian-links': /guardian’s email, their answer/,
  'parent-notices': /we told them about/,
  'family-groups': /Family groups/,
  'family-members': /their members/,
  'family-approvals': /guardians’ answers/,
  'blocked-users': /who was blocked/,
  'plan-seats': /seats of a family plan/,
  'chat-messages': /Messages written in rooms/,
  'chat-reactions': /reactions/,
  'chat-room-visits': /which rooms were visited/,
  'chat-members': /our rules were read/,
  'chat-grants': /access that staff gave/,
  sanctions: /rules that were applied/,
  'trivia-session-progress': /rounds that were played/,
  'trivia-plays': /rounds that were played/,
  'trivia-answers': /each answer/,
  'trivia-break-progress': /breaks/,
  'trivia-settings': /settings/,
  'trivia-reports': /questions that were reported/,
  'trivia-team-games': /Team games/,
  'consent-ledger': /rules were agreed to/,
  'billing-customers': /payment provider/,
  subscriptions: /Which plan/,
  'plan-refunds': /what we gave back/,
  'cart-items': /in the cart/,
  'purchase-requests': /asked a guardian to buy/,
  'product-reviews': /reviews/,
  'order-items': /What was bought/,
  entitlements: /which files may be downloaded/,
  orders: /Orders/,
  refunds: /refunds/,
  'analytics-events': /Which pages were opened/,
}
const lines = Object.entries(storedLines).flatMap(([line, { collections }]) =>
  collections.map((collection) => [collection, line] as const),
)

it.each(lines)('%s is named where “What we store” says %s', (collection, line) => {
  expect(messageFor('en', `stored.line.${line}`)).toMatch(words[collection])
})

// The other languages are held to what was forgotten before: recordings, transcripts and rooms.
it.each([
  ['en', /records.*transcripts.*rooms/s],
  ['es', /graba.*transcripción.*salas/s],
  ['fr', /enregistre.*transcription.*salons/s],
  ['ar', /بصوته.*نصه المكتوب.*الغرف/s],
] as const)('the mail to a guardian names what a child says, in %s', (locale, named) => {
  expect(messageFor(locale, 'notifications.mail.guardian_code.facts')).toMatch(named)
})

it.each(locales)('what is recorded is named in the journal’s line, in %s', (locale) => {
  const said = { en: 'transcript', es: 'transcripción', fr: 'transcription', ar: 'نصه المكتوب' }[locale]
  expect(messageFor(locale, 'stored.line.journal')).toContain(said)
})
