import { NoInput, task } from '#jobs/_kit/task.ts'

/** Removes what nobody needs any more, every night at 03:17 UTC. */
export const prune = task({
  name: 'ops.prune',
  cron: '17 3 * * *',
  makeUpHours: 12,
  maxAttempts: 5,
  timeoutSeconds: 900,
  input: NoInput,
  run: () => import('./prune.run.ts'),
})
