import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { stepOf, usualHours } from '#domain/moderation/ladder.ts'
import { addToChain } from '#operations/moderation/desk/chain.ts'
import { giveSanction } from '#operations/moderation/desk/sanctions.ts'
import { queueItem } from '#operations/moderation/queueItem.ts'
import { nextRevision } from '#operations/chat/nextRevision.ts'
import { deskMessages, type DeskMessage } from '../content/desk.ts'
import { seedId } from '../ids.ts'
import { emailOf } from './people.ts'
import { roomIdOf } from './rooms.ts'

const addMessage = statement(`
insert into chat_messages (id, room_id, user_id, username, is_moderator, message, state, sequence, revision, held_reason, held_at, created_at, updated_at)
values ($id, $room, $authorId, $username, false, $words, $state, $sequence, $revision, $heldReason, $heldAt, $at, $at)`)

type Member = { id: string; username: string }
type Members = ReadonlyMap<string, Member>

/** Stores what waits at the desk: held messages, reports, and an open appeal. After the rooms. */
export async function seedDesk(sql: Sql, now: Date): Promise<void> {
  const members = await membersOf(sql)
  for (const message of deskMessages) {
    const at = new Date(now.getTime() - message.ago * 60_000)
    const id = await seedMessage(sql, message, members.get(message.by)!, at)
    const item = await queued(sql, message, { id, members, at })
    if (message.decided) await decide(sql, { message, item, id, members, at })
  }
}

async function membersOf(sql: Sql): Promise<Members> {
  const handles = deskMessages.flatMap(({ by, reporters = [], decided }) => [
    by,
    ...reporters,
    ...(decided ? [decided.by] : []),
  ])
  const emails = new Map(handles.map((handle) => [emailOf(handle), handle]))
  const rows = await sql.query<Member & { email: string }>(
    'select u.id, u.email, p.username from users u join profiles p on p.id = u.id where u.email = any($1)',
    [[...emails.keys()]],
  )
  return new Map(rows.map(({ email, ...member }) => [emails.get(email)!, member]))
}

async function seedMessage(
  sql: Sql,
  { name, slug, band, words, held, decided }: DeskMessage,
  author: Member,
  at: Date,
): Promise<string> {
  const id = seedId(`desk:${name}`)
  const room = roomIdOf(slug, band)
  const next = held ? null : await nextRevision(sql, room, { isNew: true, now: at })
  const state = held ? 'held' : decided ? 'removed' : 'visible'
  await addMessage(sql, {
    id,
    room,
    authorId: author.id,
    username: author.username,
    words,
    state,
    sequence: next?.sequence ?? null,
    revision: next?.revision ?? null,
    heldReason: held ?? null,
    heldAt: held ? at : null,
    at,
  })
  return id
}

type Place = { id: string; members: Members; at: Date }

async function queued(
  sql: Sql,
  { by, category, severity, held, reporters = [] }: DeskMessage,
  { id, members, at }: Place,
): Promise<string> {
  const item = {
    source: held ? ('held_message' as const) : ('report' as const),
    subjectKind: 'message',
    subjectId: id,
    userId: members.get(by)!.id,
    category,
    severity,
    now: at,
  }
  const queuedId = await queueItem(sql, item)
  for (const reporter of reporters) await queueItem(sql, { ...item, reporterId: members.get(reporter)!.id })
  return queuedId
}

async function decide(
  sql: Sql,
  { message, item, members, at }: Place & { message: DeskMessage; item: string },
): Promise<void> {
  const { action, by, appeal } = message.decided!
  const [author, moderator] = [members.get(message.by)!.id, members.get(by)!.id]
  const decidedAt = new Date(at.getTime() + 3_600_000)
  const step = stepOf(action)
  const hours = step === 'mute' || step === 'suspension' ? usualHours[step] : null
  const { category, severity } = message
  const decision = await addToChain(sql, {
    item,
    action,
    madeBy: moderator,
    about: author,
    source: 'report',
    category,
    severity,
    hours,
    now: decidedAt,
  })
  const sanction =
    step &&
    (await giveSanction(sql, {
      userId: author,
      step,
      hours,
      category,
      reason: undefined,
      moderator,
      item,
      now: decidedAt,
    }))
  await sql.query(
    `update moderation_items set state = 'decided', action = $2, hours = $3, decided_by_id = $4, decided_at = $5, decision = $6,
       sanction = $7, settled_at = $5 where id = $1`,
    [item, action, hours, moderator, decidedAt, decision, sanction],
  )
  await sql.query(
    `insert into moderation_appeals (id, item_id, user_id, message, state, created_at, updated_at)
     values ($1, $2, $3, $4, 'open', $5, $5)`,
    [seedId(`appeal:${message.name}`), item, author, appeal, new Date(decidedAt.getTime() + 7_200_000)],
  )
}
