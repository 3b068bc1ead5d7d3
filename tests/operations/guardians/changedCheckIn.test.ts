import { beforeEach, describe, expect, it } from 'vitest'
import { historyApi } from '#domain/checkins/historyApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { notifying } from './notifying.ts'

const context = useTestContext()
const { clear, checkIn, tell, post, notices, connected } = notifying(context)
const bells = () => context.current.db.query(`select key from notifications where type = 'guardian_alert'`)

beforeEach(async () => {
  await clear()
  await context.current.db.query('delete from notifications')
})

describe('what a guardian reads of a check-in that was changed', () => {
  it('is what stands there now, in a mail that waits too, and never a second notification', async () => {
    const { call, people } = context.current
    const me = await people.child()
    const { checkIn: saved } = await checkIn(me, { reflection: 'Old words.', isPrivate: false })
    await tell()
    const body = { mood: 'sad', intensity: 2, reflection: 'New words.' } as const
    await call(historyApi.change, { params: { id: saved.id }, body }, { as: me })
    const [mail] = await post()
    expect(mail?.text).toMatch(/Sad/)
    expect(mail?.text).toContain('New words.')
    expect(mail?.text).not.toMatch(/Old words|Happy/)
    expect((await tell()).notified).toBe(0)
    expect(await notices(me)).toHaveLength(2)
  })

  it('does not become words of danger', async () => {
    const { call, people } = context.current
    const me = await people.child()
    const { checkIn: saved } = await checkIn(me, { reflection: 'Fine.', isPrivate: false })
    const body = { mood: 'sad', intensity: 5, reflection: 'My dad hits me' } as const
    const { checkIn: changed } = await call(historyApi.change, { params: { id: saved.id }, body }, { as: me })
    expect(changed.reflection).toMatchObject({ isPrivate: true, sharedWithParent: false })
    expect((await tell()).notified).toBe(0)
    expect((await notices(me)).map(({ delivery }) => delivery)).toEqual(['held', 'held'])
  })
})

describe('what a guardian reads of a check-in that was deleted', () => {
  it('is nothing: no mail that waited, no line, no bell', async () => {
    const { call, people } = context.current
    const [me, guardian] = [await people.child(), await people.adult()]
    await connected(guardian, me)
    const { checkIn: saved } = await checkIn(me)
    await tell()
    expect(await bells()).toHaveLength(1)
    await call(historyApi.remove, { params: { id: saved.id } }, { as: me })
    expect(await post()).toEqual([])
    expect(await notices(me)).toEqual([])
    expect(await bells()).toEqual([])
    expect((await call(guardianApi.whoSees, {}, { as: me })).notified).toEqual([])
  })

  it('comes back with undo: what was sent is not sent again, what waited is', async () => {
    const { call, people } = context.current
    const [me, guardian] = [await people.child(), await people.adult()]
    await connected(guardian, me)
    const { checkIn: sent } = await checkIn(me)
    await tell()
    await post()
    const first = await call(historyApi.remove, { params: { id: sent.id } }, { as: me })
    await call(historyApi.restore, { body: { undo: first.undo } }, { as: me })
    expect(await bells()).toHaveLength(1)
    const body = { childId: me.id, eventType: 'checkin', payload: {} } as const
    expect(await call(guardianApi.sendParentNotification, { body }, { as: me })).toEqual({ queued: false })
    expect((await tell()).notified).toBe(0)

    const { checkIn: waiting } = await checkIn(me)
    const second = await call(historyApi.remove, { params: { id: waiting.id } }, { as: me })
    await call(historyApi.restore, { body: { undo: second.undo } }, { as: me })
    context.current.clock.set('2026-03-12T15:00:00Z')
    expect((await tell()).notified).toBe(1)
  })

  it('does not come back to a guardian who left meanwhile', async () => {
    const { call, people, db } = context.current
    const me = await people.child()
    const { checkIn: saved } = await checkIn(me, { reflection: 'Shared.', isPrivate: false })
    const { undo } = await call(historyApi.remove, { params: { id: saved.id } }, { as: me })
    await db.query(`update guardian_links set status = 'contact' where child_id = $1`, [me.id])
    const { checkIn: back } = await call(historyApi.restore, { body: { undo } }, { as: me })
    expect(back.reflection).toMatchObject({ isPrivate: true, sharedWithParent: false })
    expect(await notices(me)).toEqual([])
  })
})

it('a check-in for an earlier day is no news for a guardian, and its words are private', async () => {
  const { call, people } = context.current
  const me = await people.child()
  const body = { id: newId(), day: '2026-03-10', mood: 'sad', reflection: 'Only mine.' } as const
  const { checkIn: saved } = await call(historyApi.addEarlier, { body }, { as: me })
  expect(saved.reflection).toEqual({ content: 'Only mine.', isPrivate: true, sharedWithParent: false })
  expect(await notices(me)).toEqual([])
})
