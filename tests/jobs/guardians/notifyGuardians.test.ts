import { beforeAll, expect, it } from 'vitest'
import { notifyGuardians } from '#domain/guardians/jobs.ts'
import {
  addAccounts,
  addGuardianLink,
  addGuardianNotice,
  addMood,
  addPreferences,
} from '#tests/kit/factories.ts'
import { useWorkers } from '#tests/kit/workers.ts'

// What a guardian is told, they are told once, whatever becomes of the worker that tells it.
const CHILDREN = 600
const workers = useWorkers()

beforeAll(async () => {
  const { db } = workers
  // One account is the guardian of all, and its hours are never quiet.
  const [guardian] = (await addAccounts(db, 1, 'guardian')) as [{ id: string; email: string }]
  const children = await addAccounts(db, CHILDREN, 'child', { profile: { age_group: 'child' } })
  await addPreferences(db, { user_id: guardian.id })
  const links = await addGuardianLink(
    db,
    children.map(({ id }) => ({
      child_id: id,
      guardian_email: guardian.email,
      guardian_id: guardian.id,
      verified_at: new Date(Date.now() - 86_400_000),
    })),
  )
  const moods = await addMood(
    db,
    children.map(({ id }) => ({ user_id: id })),
  )
  await addGuardianNotice(
    db,
    children.map(({ id }, at) => ({
      child_id: id,
      link_id: links[at],
      mood_id: moods[at],
      key: `checkin:${moods[at]}`,
    })),
  )
}, 90_000)
it('three workers and a kill -9 in the middle: everything is told once, by mail and by the bell', async () => {
  const { count, killOneOfThree } = workers
  const done = () => count('from parent_notices where sent_at is not null')
  await killOneOfThree(notifyGuardians, {}, { done, all: CHILDREN })
  expect(await count(`from email_logs where template = 'parent-notice'`)).toBe(CHILDREN)
  expect(await count(`from notifications where type = 'guardian_alert'`)).toBe(CHILDREN)
}, 120_000)
