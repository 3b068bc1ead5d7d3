import { beforeEach, describe, expect, it } from 'vitest'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import type { Person } from '#tests/kit/people.ts'
import { notifying } from '#tests/operations/guardians/notifying.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { writers } from './writers.ts'

const context = useTestContext()
const { write, tryToWrite, change, remove } = writers(context)
const { clear, tell, post, notices, connected } = notifying(context)
beforeEach(clear)
beforeEach(() => context.current.db.query('delete from child_safety_cases'))

const SHARED = { title: 'Maths test', body: 'It went better than I feared.', sharedWithParent: true }
const children = (as: Person) => context.current.call(guardianApi.children, {}, { as })

describe('an entry a child shares', () => {
  it('is told to the guardian once, with its title and first words, however often it is saved', async () => {
    const child = await context.current.people.child({ guardianEmail: 'dad@harbour.example' })
    const { entry } = await write(child, SHARED)
    expect(entry.sharedWithParent).toBe(true)
    await change(child, entry.id, { ...SHARED, body: 'It went well.' })
    expect(await tell()).toEqual({ notified: 1 })
    expect(await tell()).toEqual({ notified: 0 })
    const mails = await post()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: 'dad@harbour.example' })
    expect(mails[0]!.text).toContain('Maths test: It went well.')
  })

  it('that stays private notifies no guardian; an adult has none', async () => {
    const { child, adult } = {
      child: await context.current.people.child(),
      adult: await context.current.people.adult(),
    }
    await write(child, { ...SHARED, sharedWithParent: false })
    expect((await write(adult, SHARED)).entry.sharedWithParent).toBe(false)
    expect(await context.current.db.query('select 1 from parent_notices')).toEqual([])
  })

  it.each(['unshared', 'deleted'] as const)('and %s before it was told is not told', async (how) => {
    const child = await context.current.people.child()
    const { entry } = await write(child, SHARED)
    if (how === 'deleted') await remove(child, entry.id)
    else await change(child, entry.id, { ...SHARED, sharedWithParent: false })
    expect(await tell()).toEqual({ notified: 0 })
    expect(await post()).toEqual([])
  })

  it('and unshared while the mail was on its way is not in the mail', async () => {
    const child = await context.current.people.child()
    const { entry } = await write(child, SHARED)
    await tell()
    await change(child, entry.id, { ...SHARED, sharedWithParent: false })
    expect(await post()).toEqual([])
  })

  it('is not told to a guardian who does not wish it, and waits for one who sleeps', async () => {
    const [one, two] = [await context.current.people.child(), await context.current.people.child()]
    const { db, clock } = context.current
    await db.query('update guardian_links set journal_alerts = false where child_id = $1', [one.id])
    clock.set('2026-03-12T22:30:00Z')
    await write(one, SHARED)
    await write(two, SHARED)
    expect(await notices(one)).toMatchObject([{ delivery: 'off' }])
    expect(await notices(two)).toMatchObject([{ delivery: 'quiet' }])
    expect(await tell()).toEqual({ notified: 0 })
    clock.set('2026-03-13T07:00:00Z')
    expect(await tell()).toEqual({ notified: 1 })
  })

  it('is read by the connected guardian as long as it is shared', async () => {
    const { people } = context.current
    const [guardian, child] = [await people.adult(), await people.child()]
    await connected(guardian, child)
    const { entry } = await write(child, SHARED)
    await tell()
    expect(JSON.stringify(await children(guardian))).toContain('It went better')
    await change(child, entry.id, { ...SHARED, sharedWithParent: false })
    expect(JSON.stringify(await children(guardian))).not.toContain('Maths test')
  })

  it('cannot be shared once the consent was taken back, and nothing is stored then', async () => {
    const child = await context.current.people.child()
    await context.current.db.query(`update guardian_links set status = 'revoked' where child_id = $1`, [
      child.id,
    ])
    expect((await tryToWrite(child, SHARED)).status).toBe(403)
    expect(
      await context.current.db.query('select 1 from journal_entries where user_id = $1', [child.id]),
    ).toEqual([])
  })
})

describe('words that may speak of danger at home', () => {
  const DANGER = 'My dad hit me again and I am scared to go home.'

  it('are told to no guardian by a machine; a person of the staff learns that there is something, not what', async () => {
    const { people, db } = context.current
    const [guardian, child] = [await people.adult(), await people.child()]
    await connected(guardian, child)
    const saved = await write(child, { ...SHARED, body: DANGER })
    expect(saved.offerSupport).toBe(true)
    expect(await tell()).toEqual({ notified: 0 })
    expect(await post()).toEqual([])
    expect(JSON.stringify(await children(guardian))).not.toMatch(/dad hit|Maths test/)
    const incidents = await db.query<{ description: string }>('select * from child_safety_cases')
    expect(incidents).toMatchObject([{ category: 'danger_at_home', user_id: child.id }])
    expect(JSON.stringify(incidents)).not.toContain('dad hit')
  })

  it('written later hide what was told before, and asking a person happens once', async () => {
    const { people, db } = context.current
    const [guardian, child] = [await people.adult(), await people.child()]
    await connected(guardian, child)
    const { entry } = await write(child, SHARED)
    await tell()
    await change(child, entry.id, { ...SHARED, body: DANGER })
    await change(child, entry.id, { ...SHARED, version: 2, body: `${DANGER} Again.` })
    await change(child, entry.id, { ...SHARED, version: 3, body: 'All is fine.' })
    expect(JSON.stringify(await children(guardian))).not.toMatch(/dad hit|All is fine|Maths test/)
    expect(await db.query('select 1 from child_safety_cases')).toHaveLength(1)
  })

  it('count in a tag as well: a guardian may read those too', async () => {
    const { people, db } = context.current
    const child = await people.child()
    await write(child, { ...SHARED, tags: ['school', 'my dad hit me'] })
    expect(await tell()).toEqual({ notified: 0 })
    expect(await db.query('select 1 from child_safety_cases')).toHaveLength(1)
  })

  it('in a private entry stay the writer’s own; a person of the staff is asked to look, without the words', async () => {
    const child = await context.current.people.child()
    expect((await write(child, { body: DANGER })).offerSupport).toBe(true)
    const incidents = await context.current.db.query('select * from child_safety_cases')
    expect(incidents).toMatchObject([{ category: 'danger_at_home', place: 'journal', user_id: child.id }])
    expect(JSON.stringify(incidents)).not.toContain('dad hit')
  })
})
