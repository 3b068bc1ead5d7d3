import type { Actor } from '#domain/access/actor.ts'

/**
 * May what this person does be counted? Only of adults and elders who agreed; never of minors, whatever a row says, nor of somebody whose
 * age we do not know. Sources: decisions D-025, D-126.
 */
export const mayCount = ({ ageGroup, analyticsConsent }: Actor): boolean =>
  analyticsConsent && (ageGroup === 'adult' || ageGroup === 'elder')
