import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { RiskLevel } from '#domain/moderation/assessment.ts'
import type { Locale } from '#messages'

/** A text to read again, and the level our own rules gave it. */
export type OpinionRequest = {
  readonly text: string
  readonly locale: Locale
  readonly ageGroup: AgeGroup
  readonly level: RiskLevel
  /** Counts for minors only. */
  readonly isGuardianAgreed: boolean
  /** Called when a reader should have read and none did in time, so that the level is only ours. */
  readonly onMissing?: () => void
}

/** How the port is: for staff, without content. */
export type OpinionStats = {
  /** `none`: there is no reader. `open`: asking failed often and rests for a while, or cannot work at all. */
  readonly state: 'none' | 'closed' | 'open'
  /** Texts that were read, raised or not. */
  readonly read: number
  readonly raised: number
  readonly failed: number
}

/** A second reading of a text's risk, which may only raise a level. */
export type SecondOpinion = {
  /** `openai`: words leave for another company. `local`: a model on this machine reads them. */
  readonly source: 'none' | 'openai' | 'local'
  /**
   * Returns the given level or a nearer one, within two seconds. Never rejects: on an error, a timeout or while it
   * rests, what was found until then counts, at least the given level.
   */
  raise(request: OpinionRequest): Promise<RiskLevel>
  stats(): OpinionStats
}
