/** Words that load with the screens which need them; `common` and `shell` are there from the start. */
export const messageGroupNames = [
  'account',
  'accountSettings',
  'ai',
  'answer',
  'billing',
  'care',
  'cart',
  'chat',
  'chatAsk',
  'chatGate',
  'chatRoom',
  'chatSide',
  'checkinNames',
  'checkins',
  'coach',
  'consent',
  'dataCopy',
  'desk',
  'family',
  'guardians',
  'history',
  'journal',
  'journalLock',
  'moderation',
  'notifications',
  'onboarding',
  'orders',
  'reminders',
  'report',
  'requests',
  'settings',
  'store',
  'stored',
  'today',
  'transparency',
  'trivia',
  'triviaPlay',
  'voice',
] as const
/** The name of a set of messages. */
export type MessageGroup = (typeof messageGroupNames)[number]

/** Sets that are a second part of a feature's words. */
const secondParts: Partial<Record<MessageGroup, string>> = {
  accountSettings: 'account',
  chatAsk: 'chat',
  chatGate: 'chat',
  chatRoom: 'chat',
  chatSide: 'chat',
  checkinNames: 'checkins',
  triviaPlay: 'trivia',
}
/** The feature a set of words belongs to. */
export const featureOf = (name: MessageGroup): string => secondParts[name] ?? name

/**
 * Where the words of each set are in one language. Only what screens show: no mails, no back office. The table comes
 * with the language's first words, so that no page carries those of the others.
 */
export type MessageGroups = Readonly<Record<MessageGroup, () => Promise<unknown>>>
