import type { Run } from '#jobs/_kit/task.ts'
import { notifyCodesPaused } from '#operations/account/notifyCodesPaused.ts'
import type { CodesRestInput } from '#domain/account/jobs.ts'

/** Safe to repeat: each of the staff is notified once a day. */
export const run = ({ input: { day }, services }: Run<typeof CodesRestInput>): Promise<void> =>
  notifyCodesPaused(services, day)
