/**
 * What is stored about a member, as guardians and members read it: each line with the collections it stands for. A
 * collection that names a member is in one line, or in `staffCollections`. The texts are `stored.line.<name>`.
 * Source: docs/rules/guardians.md B-stored.
 */
export const storedLines = {
  profile: {
    collections: ['users', 'profiles', 'user-settings', 'data-exports', 'account-deletions'],
  },
  signIn: {
    collections: [
      'sessions',
      'sign-in-challenges',
      'mfa-factors',
      'mfa-recovery-codes',
      'verification-codes',
      'recovery-requests',
      'known-devices',
    ],
  },
  checkIns: { collections: ['moods', 'reflections', 'user-streaks', 'user-badges'] },
  journal: {
    collections: ['journal-entries', 'trashed-entries', 'voice-notes', 'deleted-entries', 'writing-prompts'],
  },
  safety: {
    collections: [
      'care-offers',
      'incidents',
      'moderation-items',
      'moderation-reports',
      'moderation-appeals',
      'child-safety-cases',
      'entry-releases',
    ],
  },
  suggestions: { collections: ['ai-suggestions', 'ai-choices', 'ai-usage', 'explored-resources'] },
  coach: { collections: ['coach-message-deliveries', 'notification-preferences'] },
  notifications: { collections: ['notifications', 'push-subscriptions', 'email-logs', 'test-messages'] },
  guardian: { collections: ['guardian-links', 'parent-notices'] },
  family: {
    collections: ['family-groups', 'family-members', 'family-approvals', 'blocked-users', 'plan-seats'],
  },
  rooms: {
    collections: [
      'chat-messages',
      'chat-reactions',
      'chat-room-visits',
      'chat-members',
      'chat-grants',
      'sanctions',
    ],
  },
  trivia: {
    collections: [
      'trivia-session-progress',
      'trivia-plays',
      'trivia-answers',
      'trivia-break-progress',
      'trivia-settings',
      'trivia-reports',
      'trivia-team-games',
    ],
  },
  consents: { collections: ['consent-ledger'] },
  plan: { collections: ['billing-customers', 'subscriptions', 'plan-refunds'], adultsOnly: true },
  store: { collections: ['cart-items', 'purchase-requests', 'product-reviews'] },
  library: { collections: ['order-items', 'entitlements'] },
  orders: { collections: ['orders', 'refunds'], adultsOnly: true },
  usage: { collections: ['analytics-events'], adultsOnly: true },
} as const satisfies Record<string, { collections: readonly string[]; adultsOnly?: boolean }>

/** The name of a line. */
export type StoredLine = keyof typeof storedLines

/** Collections that name a person only as staff, or by an id that outlives the account: what staff changed or tried. */
export const staffCollections = [
  'user-roles',
  'factor-resets',
  'admin-audit-logs',
  'release-checks',
  'child-safety-log',
  'moderator-shifts',
  'moderation-decisions',
  'order-events',
  'moderation-reveals',
  'trivia-questions',
  'trivia-break-videos',
  'trivia-rounds',
] as const

/** The lines for an adult, or for a minor and their guardian. Of minors no use is counted. */
export const storedLinesFor = ({ adult }: { adult: boolean }): StoredLine[] =>
  (Object.keys(storedLines) as StoredLine[]).filter((line) => adult || !('adultsOnly' in storedLines[line]))
