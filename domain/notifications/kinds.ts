/** Ways a notification can reach a member: the app, devices with push on, the confirmed address. */
export const notificationChannels = ['in_app', 'push', 'email'] as const
/** A way to a member. */
export type NotificationChannel = (typeof notificationChannels)[number]

type KindFacts = {
  /** Values of `type` in stored notifications. */
  types: readonly string[]
  /** Ways this kind can take; others do not exist for it. */
  ways: readonly NotificationChannel[]
  /** Always on, on every way. */
  isLocked: boolean
  /** Has a switch of its own elsewhere, so that one way at least stays on here. */
  keepsOneWay: boolean
}

const facts = (kind: Pick<KindFacts, 'types' | 'ways'> & Partial<KindFacts>): KindFacts => ({
  isLocked: false,
  keepsOneWay: false,
  ...kind,
})

/** Kinds of notifications in the order settings list them. Source: docs/rules/notifications.md B-matrix. */
export const notificationKinds = {
  crisis: facts({ types: ['danger', 'danger_signal'], ways: notificationChannels, isLocked: true }),
  account: facts({ types: ['security', 'data_export'], ways: notificationChannels, isLocked: true }),
  reminder: facts({ types: ['daily_reminder', 'birthday'], ways: notificationChannels, keepsOneWay: true }),
  coach: facts({ types: ['ai_digest'], ways: notificationChannels, keepsOneWay: true }),
  family: facts({ types: ['family'], ways: ['in_app', 'push'] }),
  trivia: facts({ types: ['trivia_open'], ways: ['in_app', 'push'] }),
  guardian: facts({ types: ['guardian_alert'], ways: notificationChannels }),
  // The receipt is a mail of its own, and always comes.
  order: facts({ types: ['order'], ways: ['in_app', 'push'] }),
  purchase: facts({ types: ['purchase_request'], ways: notificationChannels }),
  moderation: facts({ types: ['moderation'], ways: notificationChannels, isLocked: true }),
} as const satisfies Record<string, KindFacts>
/** A kind of notifications. */
export type NotificationKind = keyof typeof notificationKinds
/** The names of all kinds, in order. */
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

/** Returns the kind of a stored notification; of a type no kind names, null: it always arrives. */
export const kindOf = (type: string): NotificationKind | null =>
  notificationKindNames.find((kind) => (notificationKinds[kind].types as readonly string[]).includes(type)) ??
  null

/** How a way that is off is stored. */
export const mutedName = (kind: NotificationKind, channel: NotificationChannel) =>
  `${kind}:${channel}` as const

/** Returns whether a member hears of a type on a way, by what they turned off. */
export function isHeard(type: string, channel: NotificationChannel, muted: readonly string[]): boolean {
  const kind = kindOf(type)
  return kind === null || notificationKinds[kind].isLocked || !muted.includes(mutedName(kind, channel))
}
