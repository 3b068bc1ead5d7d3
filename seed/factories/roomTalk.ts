import { queueItem } from '#operations/moderation/queueItem.ts'
import type { Sql } from '#services/database/db.ts'
import { FREE, GRANTED, talks, waitingMessages, withoutRooms } from '../content/rooms.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { personId } from './people.ts'
import { roomIdOf } from './rooms.ts'

const MINUTE_MS = 60_000
/** Minutes a moderator of the demo dataset took for a message of a child. */
const CHECKED_AFTER = 4

const columns = {
  id: 'uuid',
  room_id: 'uuid',
  user_id: 'uuid',
  username: 'text',
  is_moderator: 'boolean',
  message: 'text',
  state: 'text',
  sequence: 'numeric',
  revision: 'numeric',
  held_reason: 'text',
  held_at: 'timestamptz',
  decided_at: 'timestamptz',
  has_personal: 'boolean',
  ...stamps,
} as const

/**
 * Makes the rooms of the demo dataset alive: who may enter them, what was said, and what waits for a moderator. Wants
 * its people and rooms.
 */
export async function seedRoomTalk(sql: Sql, now: Date): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  await letIn(sql, now)
  const names = new Map(
    (await sql.query<{ id: string; username: string }>('select id, username from profiles')).map(
      ({ id, username }) => [id, username],
    ),
  )
  const common = (handle: string, minutesAgo: number) => ({
    user_id: personId(handle),
    username: names.get(personId(handle)),
    is_moderator: false,
    created_at: before(minutesAgo),
    updated_at: before(minutesAgo),
  })
  const rows = talks.flatMap(({ band, slug, lines }) =>
    lines.map(([handle, minutesAgo, message], index) => ({
      id: seedId(`said:${band}:${slug}:${index}`),
      room_id: roomIdOf(slug, band),
      ...common(handle, minutesAgo),
      message,
      state: 'visible',
      sequence: index + 1,
      revision: index + 1,
      has_personal: false,
      ...((band === '8-10' || band === '11-12') && {
        held_at: before(minutesAgo),
        decided_at: before(minutesAgo - CHECKED_AFTER),
      }),
    })),
  )
  const held = waitingMessages.map(({ band, slug, handle, minutesAgo, message, reason }, index) => ({
    id: seedId(`waits:${index}`),
    room_id: roomIdOf(slug, band),
    ...common(handle, minutesAgo),
    message,
    state: 'held',
    held_reason: reason,
    held_at: before(minutesAgo),
    has_personal: reason === 'personal',
  }))
  await insertRows(sql, 'chat_messages', columns, [...rows, ...held])
  await sql.query(
    `update chat_rooms r set last_sequence = s.n, last_revision = s.n, last_message_at = s.at
     from (select room_id, count(*) as n, max(created_at) as at from chat_messages where state = 'visible' group by room_id) s
     where s.room_id = r.id`,
  )
  for (const { id, user_id, held_reason, created_at } of held)
    await queueItem(sql, {
      source: 'held_message',
      subjectKind: 'message',
      subjectId: id,
      userId: user_id,
      category: held_reason === 'personal' ? 'personal_info' : 'other',
      severity: held_reason === 'personal' ? 'medium' : 'low',
      now: created_at,
    })
  await seedReactions(sql, before(50))
}

/** Plans on trial for all but two, a grant, and guardians' yes to rooms with the quiz behind their children. */
async function letIn(sql: Sql, now: Date): Promise<void> {
  const free = [FREE, GRANTED].map(personId)
  await sql.query(
    `update profiles set subscription_status = 'trialing' where subscription_status = 'free' and age_group is not null
       and id <> all($1::uuid[]) and not exists (select from user_roles r where r.user_id = profiles.id)`,
    [free],
  )
  await sql.query(
    `insert into chat_grants (id, user_id, created_by_id, created_at, updated_at) values ($1, $2, $3, $4, $4) on conflict do nothing`,
    [seedId('grant'), personId(GRANTED), personId('admin'), now],
  )
  await sql.query(
    `update guardian_links set rooms_agreed_at = $1 where status = 'verified' and guardian_id <> all($2::uuid[])`,
    [now, withoutRooms.map(personId)],
  )
  await sql.query(
    `insert into chat_members (id, user_id, intro_seen_at, guidelines_passed_at, joined_at)
     select gen_random_uuid(), g.child_id, $1, $1, $1 from guardian_links g where g.rooms_agreed_at is not null
     on conflict do nothing`,
    [now],
  )
}

/** The last message of each talk touched the one who spoke before. */
async function seedReactions(sql: Sql, at: Date): Promise<void> {
  await insertRows(
    sql,
    'chat_reactions',
    { id: 'uuid', message_id: 'uuid', user_id: 'uuid', kind: 'text', created_at: 'timestamptz' },
    talks.map(({ band, slug, lines }, index) => ({
      id: seedId(`felt:${band}:${slug}`),
      message_id: seedId(`said:${band}:${slug}:${lines.length - 1}`),
      user_id: personId(lines.at(-2)![0]),
      kind: (['heart', 'hug', 'strength'] as const)[index % 3],
      created_at: at,
    })),
  )
}
