import { sanctionKinds, type SanctionKind } from '../chat/standing.ts'
import { severities, type ItemSource, type Severity } from './queue.ts'

/** How much a step of the ladder counts in the next choice. Source: docs/rules/moderation.md B-desk-ladder. */
export const strikeWeights: Readonly<Record<SanctionKind, number>> = {
  warning: 1,
  mute: 2,
  suspension: 4,
  ban: 8,
}
/** Days for which a strike counts. */
export const STRIKE_DAYS = 180

/** Hours a mute and a suspension last when the moderator chooses nothing else. */
export const usualHours = { mute: 24, suspension: 7 * 24 } as const
/** The longest a mute or a suspension may last, in hours: a year. */
export const HOURS_MAX = 365 * 24

/**
 * Returns the step the desk suggests: the higher, the more strikes count, and one higher for what is urgent. A
 * moderator may choose another.
 */
export function suggestedStep(weight: number, severity: Severity): SanctionKind {
  const reached = weight === 0 ? 0 : weight < 3 ? 1 : weight < 7 ? 2 : 3
  return sanctionKinds[Math.min(reached + (severity === severities[0] ? 1 : 0), 3)]!
}

/** What a moderator may decide, in the order the desk shows them. */
export const deskActions = [
  'approve',
  'ask_change',
  'note',
  'remove',
  'warn',
  'mute',
  'suspend',
  'ban',
] as const
/** A decision. */
export type DeskAction = (typeof deskActions)[number]

/** The step of the ladder a decision gives; null for those that give none. */
export const stepOf = (action: DeskAction): SanctionKind | null =>
  action === 'warn'
    ? 'warning'
    : action === 'mute' || action === 'ban'
      ? action
      : action === 'suspend'
        ? 'suspension'
        : null

/**
 * What may be decided about a thing of this source. Words that were private when they were written bring no one on the
 * ladder.
 */
export function actionsFor(source: ItemSource): readonly DeskAction[] {
  if (source === 'journal' || source === 'check_in') return ['approve', 'note']
  // Taken away, a neutral name stands in its place; what a member does is about their words.
  if (source === 'username') return ['approve', 'note', 'remove']
  // Readers saw what was reported already: there is nothing left to change before.
  return source === 'report' ? deskActions.filter((action) => action !== 'ask_change') : deskActions
}

/** Whether the words go away with the decision. */
export const takesAway = (action: DeskAction): boolean => action === 'remove' || stepOf(action) !== null
/** Whether the decision needs words for the author. */
export const needsNote = (action: DeskAction): boolean => action === 'ask_change' || action === 'note'
/** Whether the member may appeal it. */
export const isAppealable = takesAway

/** Decisions and what comes after them, as the chain has them. */
export const chainActions = [
  ...deskActions,
  'ban_asked',
  'undone',
  'reversed',
  'appeal_upheld',
  'appeal_overturned',
] as const
/** A link of the chain. */
export type ChainAction = (typeof chainActions)[number]
