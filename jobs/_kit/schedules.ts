import { parseCronItems, type ParsedCronItem } from 'graphile-worker'
import type { Task } from './task.ts'

/**
 * When jobs run by themselves, in UTC. The queue remembers the last slot of each, so several workers start a slot once.
 * A slot that is still waiting is replaced by the next: after a long stop there is one job, not a pile.
 */
export const schedulesOf = (tasks: readonly Task[]): ParsedCronItem[] =>
  parseCronItems(
    tasks.flatMap(({ name, cron, maxAttempts, makeUpHours = 0 }) =>
      cron
        ? [
            {
              task: name,
              match: cron,
              identifier: name,
              options: { backfillPeriod: makeUpHours * 3_600_000, maxAttempts, jobKey: `schedule:${name}` },
            },
          ]
        : [],
    ),
  )
