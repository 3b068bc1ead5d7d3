import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'

/**
 * Returns whether a member may be counted: adults and elders who agreed; never minors, whatever a row says, nor
 * members whose age we do not know. Source: docs/rules/analytics.md D-025, D-126.
 */
export const mayCount = ({ ageGroup, analyticsConsent }: Actor): boolean =>
  analyticsConsent && isAdult(ageGroup)
