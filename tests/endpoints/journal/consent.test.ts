import { beforeEach, describe, expect, it } from 'vitest'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { pruneOld } from '#operations/ops/pruneOld.ts'
import { consented } from '#tests/kit/consent.ts'
import { addGuardianLink } from '#tests/kit/factories.ts'
import type { Person } from '#tests/kit/people.ts'
import { stampedAt } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { notifying } from '#tests/operations/guardians/notifying.ts'
import { writers } from './writers.ts'

const context = useTestContext()
const { write, tryToWrite, change, read } = writers(context)
const { clear, tell, post, notices, connected } = notifying(context)
beforeEach(clear)
beforeEach(() => context.current.db.query('delete from child_safety_cases'))

const SHARED = { title: 'Maths test', body: 'It went better than I feared.', sharedWithParent: true }
const DANGER = 'My dad hit me again and I am scared to go home.'
const notified = async (as: Person) =>
  JSON.stringify(await context.current.call(guardianApi.children, {}, { as }))
const linkOf = async (child: Person) => {
  const [link] = await context.current.db.query<{ id: string }>(
    `select id from guardian_links where child_id = $1 and status = 'verified'`,
    [child.id],
  )
  return link!.id
}
const revoke = async (guardian: Person, child: Person) =>
  context.current.call(
    guardianApi.revokeGuardian,
    { params: { link: await linkOf(child) } },
    { as: guardian },
  )
/** Another adult agrees for a child, a minute later. */
const agree = async (guardian: Person, child: Person) => {
  const { db, clock } = context.current
  clock.advance(60)
  await addGuardianLink(db, {
    child_id: child.id,
    guardian_id: guardian.id,
    guardian_email: guardian.email,
    verified_at: clock.now(),
    ...stampedAt(clock.now()),
  })
  await consented(db, child.id)
}
const family = async () => {
  const { people } = context.current
  const [first, second, child] = [await people.adult(), await people.adult(), await people.child()]
  await connected(first, child)
  return { first, second, child }
}

describe('a guardian who agrees later', () => {
  it('reads and hears nothing of what was shared with the one before, whatever becomes of its notice', async () => {
    const { first, second, child } = await family()
    const { db } = context.current
    const { entry } = await write(child, SHARED)
    await tell()
    expect(await notified(first)).toContain('It went better')
    await revoke(first, child)
    // The parental box is not what is tested here.
    await consented(db, child.id)
    expect((await read(child, entry.id)).body.entry).toMatchObject({ sharedWithParent: false, version: 2 })
    await agree(second, child)
    // Even if it were still marked as shared, and noted for the new guardian.
    await db.query(`update journal_entries set visibility = 'guardian', shared_at = $2 where id = $1`, [
      entry.id,
      new Date(entry.createdAt),
    ])
    await db.query(
      'update parent_notices set link_id = $1, created_at = $2, sent_at = $2 where entry_id = $3',
      [await linkOf(child), context.current.clock.now(), entry.id],
    )
    expect(await notified(second)).not.toMatch(/Maths test|It went better/)
  })

  it('hears of an entry that is shared anew, once', async () => {
    const { first, second, child } = await family()
    const { entry } = await write(child, SHARED)
    await tell()
    await revoke(first, child)
    await agree(second, child)
    await post()
    const shared = await change(child, entry.id, { ...SHARED, version: 2 })
    expect(shared.status).toBe(200)
    await change(child, entry.id, { ...SHARED, version: 3, body: 'It went well.' })
    expect(await tell()).toEqual({ notified: 1 })
    expect(await post()).toMatchObject([{ to: second.email }])
    expect(await notified(second)).toContain('It went well')
  })

  it('reads nothing of a member who is no minor any more', async () => {
    const { first, child } = await family()
    await write(child, SHARED)
    await tell()
    await context.current.db.query(`update profiles set age_group = 'adult' where id = $1`, [child.id])
    expect(await notified(first)).not.toContain('Maths test')
  })
})

it('a consent that ends while entries are being shared leaves nothing shared', async () => {
  const { first, child } = await family()
  const { db } = context.current
  const { entry } = await write(child, SHARED)
  const link = await linkOf(child)
  const answers = await Promise.all([
    change(child, entry.id, { ...SHARED, body: 'Changed meanwhile.' }),
    ...[1, 2, 3].map(() => tryToWrite(child, SHARED)),
    context.current.ask(guardianApi.revokeGuardian, { params: { link } }, { as: first }),
    ...[1, 2, 3].map(() => tryToWrite(child, SHARED)),
  ])
  for (const { status } of answers) expect([200, 403, 409]).toContain(status)
  expect(
    await db.query(`select 1 from journal_entries where user_id = $1 and visibility = 'guardian'`, [
      child.id,
    ]),
  ).toEqual([])
})

describe('without a guardian', () => {
  it('sharing can be taken back, again and again, and nothing else be changed', async () => {
    const child = await context.current.people.child()
    const { entry } = await write(child, { ...SHARED, tags: ['school'], moodId: 'calm' })
    await context.current.db.query(`update guardian_links set status = 'revoked' where child_id = $1`, [
      child.id,
    ])
    const same = { ...SHARED, tags: ['school'], moodId: 'calm', sharedWithParent: false }
    expect((await change(child, entry.id, { ...same, body: 'Other words.' })).status).toBe(403)
    expect((await change(child, entry.id, { ...same, sharedWithParent: true })).status).toBe(403)
    for (const version of [1, 1, 2]) {
      const answer = await change(child, entry.id, { ...same, version })
      expect(answer.body).toMatchObject({
        entry: { sharedWithParent: false, version: 2, title: 'Maths test' },
      })
    }
    const [row] = await context.current.db.query('select shared_at from journal_entries where id = $1', [
      entry.id,
    ])
    expect(row).toEqual({ shared_at: null })
    expect((await tryToWrite(child)).status).toBe(403)
    const other = await context.current.people.child({ guardian: 'pending' })
    expect((await change(other, entry.id, same)).status).toBe(404)
  })
})

describe('one sharing', () => {
  it('is told once, also when its notice is long gone', async () => {
    const child = await context.current.people.child()
    const { db, clock } = context.current
    const { entry } = await write(child, SHARED)
    await tell()
    clock.advance(31 * 24 * 60 * 60)
    await pruneOld(db, { now: clock.now() })
    expect(await notices(child)).toEqual([])
    await change(child, entry.id, { ...SHARED, body: 'It went well.' })
    expect(await tell()).toEqual({ notified: 0 })
    expect(await notices(child)).toEqual([])
  })

  it('of words that are held stays one incident for a day; new words of danger later are a new one, also when the notice is long gone', async () => {
    const child = await context.current.people.child()
    const { db, clock } = context.current
    const { entry } = await write(child, { ...SHARED, body: DANGER })
    clock.advance(31 * 24 * 60 * 60)
    await pruneOld(db, { now: clock.now() })
    await change(child, entry.id, { ...SHARED, body: `${DANGER} Again.` })
    expect(await db.query('select 1 from child_safety_cases')).toHaveLength(2)
  })

  it('that was taken back and begun again is told once more, and not for both', async () => {
    const child = await context.current.people.child()
    const { clock } = context.current
    const { entry } = await write(child, SHARED)
    const again = async (version: number) => {
      clock.advance(60)
      await change(child, entry.id, { ...SHARED, version, sharedWithParent: false })
      clock.advance(60)
      await change(child, entry.id, { ...SHARED, version: version + 1 })
    }
    await again(1)
    expect(await tell()).toEqual({ notified: 1 })
    await again(3)
    clock.advance(60 * 60)
    expect(await tell()).toEqual({ notified: 1 })
  })
})
