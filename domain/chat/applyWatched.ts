import { isMinor, type AgeGroup } from '../account/ageGroup.ts'
import type { WatchedAction } from '../moderation/watchedWords.ts'
import type { Verdict } from './judgeMessage.ts'

type Read = {
  verdict: Verdict
  action: WatchedAction | null
  text: string
  ageGroup: AgeGroup | null
  isDanger: boolean
}

/**
 * What the desk's watched words make of a verdict: stricter, never milder. Words of danger are answered with help and
 * never rejected; a minor's words are held where an adult's are rejected, so that a person sees them. Source:
 * docs/rules/moderation.md watched-words.
 */
export function applyWatched({ verdict, action, text, ageGroup, isDanger }: Read): Verdict {
  if (verdict.kind !== 'posted' || action === null || action === 'flag' || isDanger) return verdict
  if (action === 'reject' && !isMinor(ageGroup)) return { kind: 'rejected' }
  return { kind: 'held', text, reason: 'words', severity: 'medium', category: 'other' }
}
