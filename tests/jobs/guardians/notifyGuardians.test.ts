import { beforeAll, expect, it } from 'vitest'
import { notifyGuardians } from '#domain/guardians/jobs.ts'
import { useWorkers } from '#tests/kit/workers.ts'

// What a guardian is told, they are told once, whatever becomes of the worker that tells it.
const CHILDREN = 600
const workers = useWorkers()

beforeAll(async () => {
  const { db } = workers
  // One account is the guardian of all, and its hours are never quiet.
  const person = (name: string) =>
    `insert into users (id, email, password_hash) select gen_random_uuid(), '${name}' || n || '@test.example', 'none' from generate_series(1, $1) n`
  await db.query(person('guardian'), [1])
  await db.query(person('child'), [CHILDREN])
  await db.query(
    `insert into profiles (id, username, age_group, time_zone, selected_focus_areas, subscription_status)
     select id, split_part(email, '@', 1), case when email like 'guardian%' then 'adult' else 'child' end, 'UTC', '[]', 'free' from users`,
  )
  await db.query(
    `insert into notification_preferences (id, user_id, coach_windows, coach_channels, quiet_start, quiet_end)
     select gen_random_uuid(), id, '[]', '[]', '00:00', '00:00' from users where email like 'guardian%'`,
  )
  await db.query(
    `insert into guardian_links (id, child_id, guardian_email, guardian_id, status, verified_at)
     select gen_random_uuid(), c.id, g.email, g.id, 'verified', now() - interval '1 day'
     from users c, users g where c.email like 'child%' and g.email like 'guardian%'`,
  )
  await db.query(
    `insert into moods (id, user_id, mood, intensity, day) select gen_random_uuid(), id, 'calm', 3, '2026-03-12' from users where email like 'child%'`,
  )
  await db.query(
    `insert into parent_notices (id, child_id, link_id, event_type, mood_id, key, delivery, due_at)
     select gen_random_uuid(), m.user_id, g.id, 'checkin', m.id, 'checkin:' || m.id, 'now', now()
     from moods m join guardian_links g on g.child_id = m.user_id`,
  )
}, 90_000)
it('three workers and a kill -9 in the middle: everything is told once, by mail and by the bell', async () => {
  const { count, killOneOfThree } = workers
  const done = () => count('from parent_notices where sent_at is not null')
  await killOneOfThree(notifyGuardians, {}, { done, all: CHILDREN })
  expect(await count(`from email_logs where template = 'parent-notice'`)).toBe(CHILDREN)
  expect(await count(`from notifications where type = 'guardian_alert'`)).toBe(CHILDREN)
}, 120_000)
