import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Output } from '#domain/api/contract.ts'
import { journalApi } from '#domain/journal/api.ts'
import { releaseApi } from '#domain/moderation/releaseApi.ts'
import { notifyDue } from '#operations/guardians/notifications/notifyDue.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const AT = '2026-03-12T14:00:00Z'
const WORDS = 'My dad hit me again.'
const REASON = 'The words may be about a film.'
let child: Person
let one: Person
let two: Person

beforeEach(async () => {
  const { people, clock, db } = context.current
  clock.set(AT)
  await db.query('delete from rate_limits; delete from entry_releases; delete from journal_entries')
  child = await people.child()
  one = await people.marked()
  two = await people.marked('support')
})

async function heldEntry(own: object = {}): Promise<Output<typeof journalApi.saveEntry>['entry']> {
  const body = { id: randomUUID(), body: WORDS, sharedWithParent: true, personMayLook: true, ...own }
  return (await context.current.call(journalApi.saveEntry, { body }, { as: child })).entry
}
const change = (entry: { id: string; version: number }, own: object) =>
  context.current.call(
    journalApi.changeEntry,
    {
      params: { id: entry.id },
      body: { version: entry.version, body: WORDS, sharedWithParent: true, personMayLook: true, ...own },
    },
    { as: child },
  )
const held = async (as: Person) => (await context.current.call(releaseApi.listHeld, {}, { as })).entries
const open = (as: Person, id: string) =>
  context.current.ask(releaseApi.open, { params: { id }, body: { reason: REASON, minutes: 5 } }, { as })
const propose = (as: Person, id: string, version = 1) =>
  context.current.ask(releaseApi.propose, { params: { id }, body: { version, reason: REASON } }, { as })
const decide = (as: Person, id: string, releaseId: string, release = true) =>
  context.current.ask(
    releaseApi.decideRelease,
    { params: { id }, body: { releaseId, release, reason: REASON } },
    { as },
  )
/** Opened by both and proposed by the first; gives the proposal. */
async function proposed(id: string): Promise<string> {
  await open(one, id)
  await open(two, id)
  return (await propose(one, id)).body.releaseId
}
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
]
const isReleased = async (id: string): Promise<boolean> => {
  const [row] = await context.current.db.query<{ is_held: boolean }>(
    'select is_held from journal_entries where id = $1',
    [id],
  )
  return row?.is_held === false
}
/** What is planned for the guardian. */
const planned = () =>
  context.current.db.query<{ delivery: string }>(
    `select delivery from parent_notices where child_id = $1 order by created_at, delivery`,
    [child.id],
  )

describe('a held entry', () => {
  it('reads as not sent to its writer, shared and asked', async () => {
    const entry = await heldEntry()
    expect(entry).toMatchObject({ sharedWithParent: true, isHeld: true, personMayLook: true })
    const { entries } = await context.current.call(journalApi.listEntries, { query: {} }, { as: child })
    expect(entries).toMatchObject([{ isHeld: true }])
  })

  it('is listed to the mark with its writer’s pseudonym, and without a word', async () => {
    const { id } = await heldEntry({ title: 'About home' })
    const [listed] = await held(one)
    expect(listed).toMatchObject({
      id,
      username: child.username,
      ageGroup: 'child',
      openUntil: null,
      proposal: null,
    })
    expect(JSON.stringify(listed)).not.toMatch(/dad|About home/)
  })

  it.each([
    ['whose writer did not say yes', { personMayLook: false }],
    ['that is not shared', { sharedWithParent: false }],
    ['without danger in it', { body: 'A plain day.' }],
  ])('%s is not listed, and opens to no one', async (_, own) => {
    const { id } = await heldEntry(own)
    expect(await held(one)).toEqual([])
    expect((await open(one, id)).status).toBe(404)
  })
})

describe('the words', () => {
  it('open for a time and a reason, which the log keeps, and close after it', async () => {
    const { clock, db } = context.current
    const { id } = await heldEntry()
    expect((await open(one, id)).body).toMatchObject({
      body: WORDS,
      version: 1,
      openUntil: '2026-03-12T14:05:00.000Z',
    })
    const log = await db.query(
      `select admin_id, event, metadata from child_safety_log where metadata ->> 'entry' = $1`,
      [id],
    )
    expect(log).toMatchObject([
      { admin_id: one.id, event: 'entry_opened', metadata: { entry: id, reason: REASON } },
    ])
    expect(JSON.stringify(log)).not.toContain('dad')
    const words = (as: Person) => context.current.ask(releaseApi.readOpenEntry, { params: { id } }, { as })
    expect((await words(one)).body).toMatchObject({ body: WORDS })
    // Opened for one is not opened for all.
    expect(codeOf(await words(two))).toEqual([409, 'moderation.error.words_closed'])
    clock.advance(301)
    expect(codeOf(await words(one))).toEqual([409, 'moderation.error.words_closed'])
    expect(codeOf(await propose(one, id))).toEqual([409, 'moderation.error.words_closed'])
  })

  it('need a reason of ten characters and one of three times', async () => {
    const { id } = await heldEntry()
    for (const body of [
      { reason: 'too short', minutes: 5 },
      { reason: REASON, minutes: 600 },
    ])
      expect(
        (await context.current.ask(releaseApi.open, { params: { id }, body: body as never }, { as: one }))
          .status,
      ).toBe(422)
  })
})

describe('release', () => {
  it('alone fails', async () => {
    const { id } = await heldEntry()
    const releaseId = await proposed(id)
    expect(codeOf(await decide(one, id, releaseId))).toEqual([409, 'moderation.error.same_person'])
    expect(await isReleased(id)).toBe(false)
  })

  it('with a second person reaches the guardian once, as an entry shared now', async () => {
    const { services, clock, db, realtime } = context.current
    const { id } = await heldEntry()
    const releaseId = await proposed(id)
    expect((await planned()).map(({ delivery }) => delivery)).toEqual(['held'])
    clock.advance(60)
    expect(await decide(two, id, releaseId)).toMatchObject({ status: 200, body: { released: true } })
    expect(await isReleased(id)).toBe(true)
    expect((await planned()).map(({ delivery }) => delivery)).toEqual(['held', 'now'])
    const [row] = await db.query<{ shared_at: Date }>('select shared_at from journal_entries where id = $1', [
      id,
    ])
    expect(row!.shared_at).toEqual(clock.now())
    await notifyDue(services)
    const notified = await db.query(
      `select 1 from parent_notices where entry_id = $1 and sent_at is not null`,
      [id],
    )
    expect(notified).toHaveLength(1)
    const { entry } = await context.current.call(journalApi.readEntry, { params: { id } }, { as: child })
    expect(entry.isHeld).toBe(false)
    expect(realtime.published).toContainEqual(
      expect.objectContaining({ channel: `private-user-${child.id}`, event: 'journal-changed' }),
    )
    expect(await held(one)).toEqual([])
    expect((await decide(two, id, releaseId)).status).toBe(404)
  })

  it('needs the second person to have read the words', async () => {
    const { id } = await heldEntry()
    await open(one, id)
    const { releaseId } = (await propose(one, id)).body
    expect(codeOf(await decide(two, id, releaseId))).toEqual([409, 'moderation.error.words_closed'])
  })

  it('fails after sharing was taken back, and after the words were changed', async () => {
    const unshared = await heldEntry()
    const first = await proposed(unshared.id)
    await change(unshared, { sharedWithParent: false })
    expect((await decide(two, unshared.id, first)).status).toBe(404)
    const changed = await heldEntry()
    const second = await proposed(changed.id)
    await change(changed, { body: `${WORDS} And more.` })
    expect(codeOf(await decide(two, changed.id, second))).toEqual([409, 'moderation.error.entry_changed'])
    expect(await isReleased(unshared.id)).toBe(false)
    expect(await isReleased(changed.id)).toBe(false)
  })

  it('fails once the yes was taken back, the guardian left, or the entry was deleted', async () => {
    const { db } = context.current
    const noLook = await heldEntry()
    const first = await proposed(noLook.id)
    await change(noLook, { personMayLook: false })
    expect((await decide(two, noLook.id, first)).status).toBe(404)
    const deleted = await heldEntry()
    const second = await proposed(deleted.id)
    await context.current.call(journalApi.deleteEntry, { params: { id: deleted.id } }, { as: child })
    expect((await decide(two, deleted.id, second)).status).toBe(404)
    const left = await heldEntry()
    const third = await proposed(left.id)
    await db.query(`update guardian_links set status = 'revoked' where child_id = $1`, [child.id])
    expect((await decide(two, left.id, third)).status).toBe(404)
  })

  it('by two people at once happens once', async () => {
    const three = await context.current.people.marked('owner')
    const { id } = await heldEntry()
    const releaseId = await proposed(id)
    await open(three, id)
    context.current.clock.advance(60)
    const answers = await Promise.all([
      decide(two, id, releaseId),
      decide(three, id, releaseId),
      decide(two, id, releaseId),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await planned()).map(({ delivery }) => delivery)).toEqual(['held', 'now'])
    const log = await context.current.db.query(
      `select 1 from child_safety_log where event = 'entry_released' and metadata ->> 'entry' = $1`,
      [id],
    )
    expect(log).toHaveLength(1)
  })

  it('and taking sharing back at once leave one outcome: released and told, or private and not', async () => {
    for (let round = 0; round < 5; round += 1) {
      const entry = await heldEntry()
      const releaseId = await proposed(entry.id)
      const [decided] = await Promise.all([
        decide(two, entry.id, releaseId),
        change(entry, { sharedWithParent: false }),
      ])
      const [row] = await context.current.db.query<{ visibility: string }>(
        'select visibility from journal_entries where id = $1',
        [entry.id],
      )
      expect(row!.visibility).toBe('private')
      expect([200, 404, 409]).toContain(decided.status)
      await notifyDue(context.current.services)
      const notified = await context.current.db.query(
        'select 1 from parent_notices where entry_id = $1 and sent_at is not null',
        [entry.id],
      )
      expect(notified).toEqual([])
    }
  })

  it('can be declined by a colleague, and proposed again', async () => {
    const { id } = await heldEntry()
    const releaseId = await proposed(id)
    expect(await decide(two, id, releaseId, false)).toMatchObject({ status: 200, body: { released: false } })
    expect(await isReleased(id)).toBe(false)
    expect((await propose(two, id)).status).toBe(200)
    expect(codeOf(await propose(one, id))).toEqual([409, 'moderation.error.already_proposed'])
  })

  it('is undone by new words of danger: the entry is held again', async () => {
    const entry = await heldEntry()
    await decide(two, entry.id, await proposed(entry.id))
    const again = await change(entry, { body: `${WORDS} Twice.` })
    expect(again.entry.isHeld).toBe(true)
  })
})

describe('without the mark', () => {
  it.each(['owner', 'super_admin', 'admin', 'moderator', 'support'] as const)(
    '%s finds nothing',
    async (role) => {
      const me = await context.current.people.staff(role)
      const { id } = await heldEntry()
      const releaseId = await proposed(id)
      const missing = randomUUID()
      const answers = [
        await context.current.ask(releaseApi.listHeld, {}, { as: me }),
        await open(me, id),
        await context.current.ask(releaseApi.readOpenEntry, { params: { id } }, { as: me }),
        await propose(me, id),
        await decide(me, id, releaseId),
      ]
      for (const { status } of answers) expect(status).toBe(404)
      // A foreign entry looks like none at all.
      expect(codeOf(await open(me, missing))).toEqual(codeOf(await open(me, id)))
      expect((await open(one, missing)).status).toBe(404)
    },
  )
})
