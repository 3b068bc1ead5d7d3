import type { SettleDecisionInput } from '#domain/moderation/jobs.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { settleDecision } from '#operations/moderation/desk/settleDecision.ts'

/** Safe to repeat: a decision that was settled or taken back is left alone. */
export const run = ({ input, services }: Run<typeof SettleDecisionInput>): Promise<void> =>
  settleDecision(services, input)
