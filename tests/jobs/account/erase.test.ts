import { beforeAll, expect, it } from 'vitest'
import { erase } from '#domain/account/jobs.ts'
import { addAccounts, addMood } from '#tests/kit/factories.ts'
import { addRows } from '#tests/kit/rows.ts'
import { useWorkers } from '#tests/kit/workers.ts'

// Each account is deleted once, with one receipt, whatever becomes of the worker that deletes it.
const ACCOUNTS = 300
const workers = useWorkers()

beforeAll(async () => {
  const { db } = workers
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const leaving = await addAccounts(db, ACCOUNTS, 'leaving', { user: { disabled_at: new Date() } })
  await addMood(
    db,
    leaving.map(({ id }) => ({ user_id: id })),
  )
  await addRows(
    db,
    'account_deletions',
    leaving.map(({ id }) => ({
      user_id: id,
      requested_by: 'self',
      requested_at: daysAgo(8),
      erase_at: daysAgo(1),
    })),
  )
})

it('three workers and a kill -9 in between delete each account once, each step once, with one receipt each', async () => {
  const { count, db } = workers
  await workers.killOneOfThree(
    erase,
    {},
    { done: () => count('from account_deletions where erased_at is not null'), all: ACCOUNTS },
  )
  expect(await count('from users')).toBe(0)
  expect(await count('from moods')).toBe(0)
  expect(await count(`from email_logs where template = 'account-deleted'`)).toBe(ACCOUNTS)
  expect(await db.query(`select distinct steps from account_deletions`)).toEqual([
    { steps: ['files', 'rows'] },
  ])
})
