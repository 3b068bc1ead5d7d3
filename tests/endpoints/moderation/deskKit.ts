import { addRoomMessage } from '#tests/kit/factories.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { settleDecision } from '#domain/moderation/jobs.ts'
import type { DeskAction } from '#domain/moderation/ladder.ts'
import { newId } from '#operations/_kit/ids.ts'
import { queueItem, type NewItem } from '#operations/moderation/queueItem.ts'
import type { Person } from '#tests/kit/people.ts'
import { stampedAt } from '#tests/kit/rows.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

/** A room with messages, items about them, and what moderators do with those. */
export function deskOf(context: TestContext) {
  const { db, clock, call, people } = context
  let room: string | undefined
  let sequence = 0

  async function roomId(): Promise<string> {
    if (room) return room
    const [made] = await db.query<{ id: string }>(
      `insert into chat_rooms as r (id, slug, band, active, last_sequence, last_revision, created_at, updated_at)
       values ($1, 'anxiety-support', 'adult', true, 1000, 1000, now(), now())
       on conflict (slug, band) do update set last_sequence = excluded.last_sequence, last_revision = excluded.last_revision
       returning r.id`,
      [newId()],
    )
    return (room = made!.id)
  }

  /** A message of a member, as readers see it, or held. */
  async function message(author: Person, state: 'visible' | 'held' = 'visible', words = 'nasty words') {
    const room_id = await roomId()
    sequence += 1
    return addRoomMessage(db, {
      room_id,
      user_id: author.id,
      username: author.username,
      message: words,
      state,
      sequence: state === 'held' ? null : sequence,
      revision: sequence,
      ...stampedAt(clock.now()),
    })
  }
  const stateOf = async (messageId: string) =>
    (await db.query<{ state: string }>('select state from chat_messages where id = $1', [messageId]))[0]
      ?.state

  const queue = (item: Partial<NewItem> & { userId: string | null }) =>
    db.tx((sql) =>
      queueItem(sql, {
        source: 'report',
        subjectKind: 'message',
        subjectId: newId(),
        category: 'bullying',
        severity: 'medium',
        now: clock.now(),
        ...item,
      }),
    )
  /** A message that was reported, with its item. */
  async function reported(options: Partial<NewItem> & { author?: Person; reporter?: Person } = {}) {
    const { author = await people.adult(), reporter, ...item } = options
    const isHeld = item.source === 'held_message'
    const messageId = await message(author, isHeld ? 'held' : 'visible')
    const id = await queue({
      userId: author.id,
      subjectId: messageId,
      ...item,
      ...(reporter && { reporterId: reporter.id }),
    })
    return { id, author, messageId }
  }

  const claim = (id: string, as: Person) => call(deskApi.claim, { params: { id }, body: {} }, { as })
  const decide = (id: string, action: DeskAction, as: Person, more: Record<string, unknown> = {}) =>
    call(deskApi.decide, { params: { id }, body: { action, ...more } }, { as })
  /** Shows the words and lets them through as they were read. */
  async function approve(id: string, as: Person) {
    const { mark } = await call(deskApi.reveal, { params: { id }, body: {} }, { as })
    return decide(id, 'approve', as, { read: mark })
  }
  /** Claims and decides, and lets the seconds pass. */
  async function decided(id: string, action: DeskAction, as: Person, more: Record<string, unknown> = {}) {
    await claim(id, as)
    await decide(id, action, as, more)
    await settle()
  }
  const settle = () => runQueued(context, settleDecision)
  const sanctionsOf = (person: Person) =>
    db.query<{ kind: string; expires_at: Date | null; reversed_at: Date | null; weight: number }>(
      'select kind, expires_at, reversed_at, weight from sanctions where user_id = $1 order by created_at, id',
      [person.id],
    )
  const bellOf = async (person: Person) =>
    (
      await db.query<{ payload_json: { title: string; message: string; link: string } }>(
        `select payload_json from notifications where user_id = $1 and type = 'moderation' order by sent_at, id`,
        [person.id],
      )
    ).map(({ payload_json }) => payload_json)

  return { message, stateOf, queue, reported, claim, decide, approve, decided, settle, sanctionsOf, bellOf }
}
