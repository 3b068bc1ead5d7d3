import type { RoomError } from '#domain/chat/access.ts'
import { isMinorBand } from '#domain/chat/bands.ts'
import type { ChatAccessView } from '#domain/chat/schema.ts'
import type { MessageKey } from '#messages'

/** What a closed gate says, and its one way on. */
export type ClosedReason = {
  title: MessageKey
  text: MessageKey
  act: MessageKey
  to: string
  /** Days of the free trial, for the text. */
  days: number
  /** Also leads to the plans: members who may buy one. */
  hasPlans: boolean
  /** Shows what the rooms are about: not to a member who was sent out of them. */
  isPreviewed: boolean
  /** Shows who can be called: to members who came for company and find a door that was open before. */
  hasHelp: boolean
}

const HOME = { act: 'chat.dashboard', to: '/dashboard' } as const
const JOURNAL = { act: 'chat.gate.journal_act', to: '/journal' } as const
const APPEAL = { act: 'chat.gate.appeal', to: '/appeals' } as const

const ways: Readonly<Record<RoomError, { act: MessageKey; to: string }>> = {
  subscription: HOME,
  consent: HOME,
  email: HOME,
  guardian: { act: 'chat.gate.guardian_act', to: '/settings?tab=guardian' },
  band: HOME,
  muted: APPEAL,
  suspended: APPEAL,
  banned: APPEAL,
  paused: HOME,
  off_shift: JOURNAL,
}
const sent: ReadonlySet<RoomError> = new Set(['muted', 'suspended', 'banned', 'band'])
const shut: ReadonlySet<RoomError> = new Set(['muted', 'suspended', 'banned', 'paused', 'off_shift'])

/** Returns the words and the way on for a member without access. */
export function closedReasonOf({ reason, band, trialDays }: ChatAccessView, isChild: boolean): ClosedReason {
  const why = reason ?? 'paused'
  const shared = {
    ...ways[why],
    days: trialDays,
    isPreviewed: !sent.has(why),
    hasHelp: shut.has(why),
    hasPlans: false,
  }
  // Before the age of eight there are no rooms at all.
  if (why === 'band' && band === null && isChild)
    return { ...shared, title: 'chat.gate.young_title', text: 'chat.gate.young_child' }
  if (why === 'subscription') {
    const isMinor = band !== null && isMinorBand(band)
    const text = isMinor
      ? 'chat.gate.subscription_minor'
      : trialDays > 0
        ? 'chat.gate.subscription'
        : 'chat.gate.subscription_paid'
    return { ...shared, title: 'chat.gate.subscription_title', text, hasPlans: !isMinor }
  }
  if (why === 'guardian' && isChild)
    return { ...shared, title: 'chat.gate.guardian_child_title', text: 'chat.gate.guardian_child' }
  if (why === 'off_shift' && isChild)
    return { ...shared, title: 'chat.gate.off_shift_title', text: 'chat.gate.off_shift_child' }
  return { ...shared, title: `chat.gate.${why}_title`, text: `chat.gate.${why}` }
}
