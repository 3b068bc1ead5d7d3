import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { dashboardApi } from '#domain/dashboard/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { journalApi } from '#domain/journal/api.ts'
import { careApi } from '#domain/moderation/careApi.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { notificationDefaults } from '#domain/notifications/schema.ts'
import { setFlag } from '#tests/kit/flags.ts'
import { addRow } from '#tests/kit/rows.ts'
import type { Person } from '#tests/kit/people.ts'
import { asOwner } from '#tests/kit/database.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const DANGER = 'I am going to kill myself tonight. Nobody wants me here.'
const CONCERN = 'I wish I could disappear.'
const AT = '2026-03-12T14:00:00Z'

beforeEach(async () => {
  const { db, clock } = context.current
  clock.set(AT)
  await db.query('delete from child_safety_cases')
  await db.query('delete from user_roles')
  await db.query('delete from crisis_protocol')
  await db.query('delete from email_logs')
})
/** Puts one person on duty, beside the line outside where there is one. */
async function putOnDuty({ id }: Person, lineOutside: string | null = null): Promise<void> {
  const { db } = context.current
  const page = await addRow(db, 'crisis_protocol', { duty_mail: lineOutside })
  await addRow(db, 'crisis_protocol_on_duty', { id: 'one', _order: 1, _parent_id: page, user_id: id })
}
const checkIn = (as: Person, reflection = DANGER) =>
  context.current.call(
    checkinsApi.saveCheckIn,
    { body: { id: randomUUID(), mood: 'sad', intensity: 5, reflection } },
    { as },
  )
const write = (as: Person, own: object = {}) =>
  context.current.call(journalApi.saveEntry, { body: { id: randomUUID(), body: DANGER, ...own } }, { as })
const items = (of: Person) =>
  context.current.db.query<{ id: string; place: string; count: string; category: string; level: string }>(
    'select * from child_safety_cases where user_id = $1 order by created_at, place',
    [of.id],
  )
const bell = async (as: Person) =>
  (await context.current.call(notificationsApi.listNotifications, {}, { as })).notices
const mailed = async () =>
  (
    await context.current.db.query<{ user_id: string | null }>(
      `select user_id from email_logs where template = 'danger' order by created_at`,
    )
  ).map(({ user_id }) => user_id)
const hoursLater = (hours: number) =>
  context.current.clock.set(new Date(Date.parse(AT) + hours * 3_600_000).toISOString())

describe('words of danger of a minor', () => {
  it('make a case that says who, where and how near, and not what', async () => {
    const { people } = context.current
    for (const child of [await people.child(), await people.teen()]) {
      await checkIn(child, CONCERN)
      const found = await items(child)
      expect(found).toMatchObject([
        { level: 'concern', status: 'open', place: 'check_in', category: 'words_of_danger', due_at: null },
      ])
      expect(JSON.stringify(found)).not.toMatch(/disappear/)
    }
  })

  it('name the account by its pseudonym, age group and country, so that staff without profiles can act', async () => {
    const child = await context.current.people.child({ firstName: 'Wilhelmina' })
    await context.current.db.query(`update profiles set country = 'CA' where id = $1`, [child.id])
    await checkIn(child)
    const [item] = (await items(child)) as unknown as { description: string }[]
    expect(item!.description).toContain(`Account: ${child.username}, child, CA.`)
    expect(item!.description).not.toContain('Wilhelmina')
  })

  it('are an item of their own in each place, private or not', async () => {
    const child = await context.current.people.child()
    await checkIn(child)
    await write(child, { sharedWithParent: false })
    await write(child, { answersPrompt: true })
    expect((await items(child)).map(({ place }) => place).sort()).toEqual([
      'check_in',
      'journal',
      'reflection',
    ])
  })

  it('raise the count of the item within a day; ten texts ring once', async () => {
    const { people } = context.current
    const staff = await people.marked()
    const child = await people.child()
    await Promise.all(Array.from({ length: 10 }, () => write(child)))
    expect((await items(child)).map(({ count }) => Number(count))).toEqual([10])
    expect(await bell(staff)).toHaveLength(1)
    expect((await mailed()).filter((id) => id === staff.id)).toHaveLength(1)
    hoursLater(25)
    await write(child)
    expect((await items(child)).map(({ count }) => Number(count))).toEqual([10, 1])
  })

  it('are a new item once staff has closed the one before', async () => {
    const { people, db } = context.current
    const child = await people.child()
    await checkIn(child)
    await db.query(`update child_safety_cases set status = 'closed' where user_id = $1`, [child.id])
    await checkIn(child)
    expect(await items(child)).toHaveLength(2)
  })

  it('ring for everyone with the mark, without words and without a name, also at night and while notices are paused', async () => {
    const { people, db } = context.current
    await setFlag(db, 'ff.notifications_pause', true)
    const staff = await Promise.all([
      people.marked('moderator'),
      people.marked('support'),
      people.marked('owner'),
    ])
    for (const one of staff) {
      const quiet_hours = { enabled: true, start: '00:00', end: '23:59' }
      await context.current.call(
        prefsApi.save,
        { body: { ...notificationDefaults, quiet_hours } },
        { as: one },
      )
    }
    await checkIn(await people.child())
    for (const one of staff) {
      const [notice] = await bell(one)
      expect(notice).toMatchObject({ type: 'danger', title: 'A child or teen may be in danger' })
      expect(notice!.link).toMatch(/^\/admin\/collections\/child-safety-cases\//)
      expect(JSON.stringify(notice)).not.toMatch(/Mila|die|wants me/)
    }
    expect((await mailed()).sort()).toEqual(staff.map(({ id }) => id).sort())
    await setFlag(db, 'ff.notifications_pause', false)
  })

  it('are mailed to who is on duty and to the line outside; the bell rings for the others too', async () => {
    const { people } = context.current
    const [onDuty, other] = [await people.marked('support'), await people.marked()]
    await putOnDuty(onDuty, 'night@line.example')
    await checkIn(await people.child())
    expect(await bell(other)).toHaveLength(1)
    expect((await mailed()).sort()).toEqual([onDuty.id, null].sort())
  })

  it('reach no one without the mark, on duty or not; a mark beside no role is none', async () => {
    const { people } = context.current
    const marked = await people.marked()
    const others = await Promise.all([
      people.staff('moderator'),
      people.staff('super_admin'),
      people.person({ roles: ['child_safety'], mfa: 'passed' }),
    ])
    await putOnDuty(others[0])
    await checkIn(await people.child())
    // Who is on duty learns that something urgent waits, and not what: `shifts.test.ts`.
    const rung = await Promise.all(others.map(async (one) => (await bell(one)).map(({ type }) => type)))
    expect(rung).toEqual([['desk_urgent'], [], []])
    expect(await mailed()).toEqual([marked.id])
  })

  it('ask super admins to give the mark while no one has it, so that nothing is lost', async () => {
    const { people } = context.current
    const [boss, other] = [await people.staff('super_admin'), await people.staff('owner')]
    await checkIn(await people.child())
    const [notice] = await bell(boss)
    expect(notice).toMatchObject({ type: 'danger', link: '/admin/collections/user-roles/create' })
    expect(notice!.message).toContain('No one on staff has the child-safety mark')
    expect(await bell(other)).toEqual([])
    expect(await mailed()).toEqual([boss.id])
  })

  it('are due in five minutes when urgent, and notify once more when they turn urgent', async () => {
    const { people } = context.current
    const staff = await people.marked()
    const child = await people.child()
    await write(child, { body: CONCERN })
    await write(child)
    await write(child)
    expect(await items(child)).toMatchObject([
      { level: 'urgent', count: 3, due_at: new Date(Date.parse(AT) + 300_000) },
    ])
    expect(await bell(staff)).toHaveLength(2)
  })

  it('are told to no guardian by a machine, in a check-in or in what is shared', async () => {
    const { people, db } = context.current
    const child = await people.child()
    await context.current.call(
      checkinsApi.saveCheckIn,
      { body: { id: randomUUID(), mood: 'sad', reflection: DANGER, isPrivate: false } },
      { as: child },
    )
    await write(child, { sharedWithParent: true })
    const notices = await db.query<{ delivery: string }>(
      'select delivery from parent_notices where child_id = $1',
      [child.id],
    )
    expect(notices.map(({ delivery }) => delivery)).toEqual(['held', 'held', 'held'])
  })

  it('and the item stand or fall together', async () => {
    const { people, db, databaseUrl } = context.current
    const child = await people.child()
    await asOwner(
      databaseUrl,
      `alter table child_safety_cases add constraint never check (user_id <> '${child.id}')`,
    )
    const { status } = await context.current.ask(
      journalApi.saveEntry,
      { body: { id: randomUUID(), body: DANGER } },
      { as: child },
    )
    await asOwner(databaseUrl, 'alter table child_safety_cases drop constraint never')
    expect(status).toBe(500)
    expect(await db.query('select 1 from journal_entries where user_id = $1', [child.id])).toEqual([])
  })
})

it('of grown-ups there is no item: they are offered help, and nothing else', async () => {
  const { people, db } = context.current
  for (const person of [await people.adult(), await people.elder()]) {
    expect(await checkIn(person)).toMatchObject({ heavyWords: true, offerSupport: true })
    expect(await write(person)).toMatchObject({ heavyWords: true, offerSupport: true })
  }
  expect(await db.query('select 1 from child_safety_cases')).toEqual([])
})

it('nothing is praised on such a save, and the badge hangs there later all the same', async () => {
  const me = await context.current.people.adult()
  for (const day of [0, 1]) {
    hoursLater(24 * day)
    await checkIn(me, 'A plain day.')
  }
  hoursLater(48)
  expect((await checkIn(me)).badgeEarned).toBeNull()
  expect((await write(me)).badgesEarned).toEqual([])
  const { badges } = await context.current.call(checkinsApi.overview, {}, { as: me })
  expect(badges.map(({ id }) => id).sort()).toEqual(['first_journal', 'streak_3'])
})

describe('the panel of help', () => {
  const care = (as: Person) => context.current.call(careApi.care, {}, { as })
  const putAway = (as: Person) => context.current.call(careApi.putCareAway, {}, { as })

  it('stays for the account until it is put away, and the dashboard brings it', async () => {
    const me = await context.current.people.adult()
    expect(await care(me)).toEqual({ isOpen: false, isBack: false })
    await checkIn(me)
    expect(await care(me)).toEqual({ isOpen: true, isBack: false })
    const { parts } = await context.current.call(dashboardApi.readFirstLoad, {}, { as: me })
    expect(parts?.care).toEqual({ isOpen: true, isBack: false })
  })

  it('comes back once within a day, and then no more', async () => {
    const me = await context.current.people.adult()
    await write(me)
    await Promise.all([putAway(me), putAway(me)])
    expect((await care(me)).isOpen).toBe(false)
    hoursLater(2)
    expect(await care(me)).toEqual({ isOpen: true, isBack: true })
    await putAway(me)
    hoursLater(6)
    expect((await care(me)).isOpen).toBe(false)
  })

  it('does not come back after a day, and comes anew after new words', async () => {
    const me = await context.current.people.adult()
    await write(me)
    await putAway(me)
    hoursLater(25)
    expect((await care(me)).isOpen).toBe(false)
    await write(me)
    expect(await care(me)).toEqual({ isOpen: true, isBack: false })
  })

  it('is kept without words', async () => {
    const me = await context.current.people.adult()
    await write(me)
    const [row] = await context.current.db.query('select * from care_offers where user_id = $1', [me.id])
    expect(Object.keys(row as object).sort()).toEqual([
      'id',
      'put_away_at',
      'times_put_away',
      'user_id',
      'written_at',
    ])
  })
})
