import { expect, it } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { queueItem, type NewItem } from '#operations/moderation/queueItem.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

const itemOf = (item: Partial<NewItem> = {}): NewItem => ({
  source: 'report',
  subjectKind: 'message',
  subjectId: newId(),
  userId: null,
  category: 'bullying',
  severity: 'medium',
  now: context.current.clock.now(),
  ...item,
})
const queued = (item: NewItem) => context.current.db.tx((sql) => queueItem(sql, item))
const rowOf = async (id: string) =>
  (
    await context.current.db.query(
      'select severity, category, rank, reports, age_group, due_at from moderation_items where id = $1',
      [id],
    )
  )[0]

it('has a deadline by its severity, sooner for a message that is held, and the age group of its author', async () => {
  const { people, clock } = context.current
  const child = await people.child()
  const in_ = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
  expect(await rowOf(await queued(itemOf({ userId: child.id })))).toEqual({
    severity: 'medium',
    category: 'bullying',
    rank: 2,
    reports: 0,
    age_group: 'child',
    due_at: in_(240),
  })
  expect(await rowOf(await queued(itemOf({ severity: 'urgent' })))).toMatchObject({ due_at: in_(5) })
  expect(await rowOf(await queued(itemOf({ source: 'held_message' })))).toMatchObject({ due_at: in_(15) })
})

it('is one for a subject: further reports raise its count, once for each member, and the worse severity stays', async () => {
  const { people } = context.current
  const [one, two] = [await people.adult(), await people.adult()]
  const item = itemOf()
  const id = await queued({ ...item, reporterId: one.id })
  expect(await queued({ ...item, reporterId: one.id })).toBe(id)
  expect(await queued({ ...item, reporterId: two.id, severity: 'high', category: 'violence' })).toBe(id)
  expect(await queued({ ...item, severity: 'low', category: 'other' })).toBe(id)
  expect(await rowOf(id)).toMatchObject({ reports: 2, severity: 'high', rank: 1, category: 'violence' })
})

it('is one for a subject that eight members report at once', async () => {
  const { people } = context.current
  const item = itemOf()
  const reporters = await Promise.all(Array.from({ length: 8 }, () => people.adult()))
  const ids = await Promise.all(reporters.map(({ id }) => queued({ ...item, reporterId: id })))
  expect(new Set(ids).size).toBe(1)
  expect(await rowOf(ids[0]!)).toMatchObject({ reports: 8 })
})
