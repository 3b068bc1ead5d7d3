import { beforeAll, expect, it } from 'vitest'
import { erase } from '#domain/account/jobs.ts'
import { useWorkers } from '#tests/kit/workers.ts'

// Each account is deleted once, with one receipt, whatever becomes of the worker that deletes it.
const ACCOUNTS = 300
const workers = useWorkers()

beforeAll(async () => {
  const { db } = workers
  await db.query(
    `insert into users (id, email, password_hash, disabled_at)
     select gen_random_uuid(), 'leaving' || n || '@test.example', 'none', now() from generate_series(1, $1) n`,
    [ACCOUNTS],
  )
  await db.query(
    `insert into profiles (id, username, age_group, time_zone, selected_focus_areas, subscription_status)
     select id, split_part(email, '@', 1), 'adult', 'UTC', '[]', 'free' from users`,
  )
  await db.query(
    `insert into moods (id, user_id, mood, intensity, day) select gen_random_uuid(), id, 'calm', 3, '2026-03-12' from users`,
  )
  await db.query(
    `insert into account_deletions (id, user_id, requested_by, requested_at, erase_at)
     select gen_random_uuid(), id, 'self', now() - interval '8 days', now() - interval '1 day' from users`,
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
