import type { RiskLevel } from '../assessment.ts'

/**
 * Least shares of probability at which the model's answer counts: of `urgent`; of `urgent` and `concern` together; of
 * these and `watch`. Chosen on the tune part of the corpus, for recall first, and so that no message of the demo rooms
 * is held. Source: docs/safety-model.md.
 */
export const thresholds = { urgent: 0.46, concern: 0.53, watch: 0.45 }

/** The level of a distribution over none, watch, concern and urgent. */
export function levelOf([, watch = 0, concern = 0, urgent = 0]: readonly number[]): RiskLevel {
  if (urgent >= thresholds.urgent) return 'urgent'
  if (urgent + concern >= thresholds.concern) return 'concern'
  return urgent + concern + watch >= thresholds.watch ? 'watch' : 'none'
}
