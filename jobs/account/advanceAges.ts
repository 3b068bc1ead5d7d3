import { NoInput, task } from '#jobs/_kit/task.ts'

/** Moves members on to the age group they reached, every night at 03:41 UTC. Source: docs/rules/account.md D-002. */
export const advanceAges = task({
  name: 'account.advanceAges',
  cron: '41 3 * * *',
  makeUpHours: 12,
  maxAttempts: 5,
  timeoutSeconds: 300,
  input: NoInput,
  run: () => import('./advanceAges.run.ts'),
})
