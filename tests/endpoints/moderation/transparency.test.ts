import { beforeEach, expect, it } from 'vitest'
import { transparencyApi } from '#domain/moderation/transparencyApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { addModerationItem } from '#tests/kit/factories.ts'
import { addRow, stampedAt } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const quarters = async () => (await context.current.call(transparencyApi.quarterlyFigures)).quarters

beforeEach(() => context.current.clock.set('2026-11-23T12:00:00Z'))

/** Decided items, each with a report, and appeals about some of them. */
async function decided(at: string, count: number, { appeals = 0, overturned = 0, minutes = 30 } = {}) {
  const { db, people } = context.current
  const [author, reporter] = [await people.adult(), await people.adult()]
  const [{ seq }] = (await db.query<{ seq: number }>(
    'select coalesce(max(seq), 0)::int as seq from moderation_decisions',
  )) as [{ seq: number }]
  const begun = new Date(Date.parse(at) - minutes * 60_000)
  for (let index = 0; index < count; index += 1) {
    const item = await addModerationItem(db, { user_id: author.id, due_at: at, ...stampedAt(begun) })
    await db.query(
      `update moderation_items set state = 'decided', action = 'approve', decided_at = $2, decided_by_id = $3, settled_at = $2 where id = $1`,
      [item, at, reporter.id],
    )
    const report = { item_id: item, reporter_id: reporter.id, category: 'other' }
    await addRow(db, 'moderation_reports', { ...report, ...stampedAt(begun) })
    for (const action of index < appeals ? ['remove', 'reversed'] : ['approve'])
      await addRow(db, 'moderation_decisions', {
        seq: seq + index * 2 + (action === 'reversed' ? 2 : 1),
        item,
        action,
        made_by_id: reporter.id,
        source: 'report',
        category: 'other',
        severity: 'low',
        decided_at: at,
        prev_hash: newId(),
        hash: newId(),
      })
    if (index < appeals)
      await addRow(db, 'moderation_appeals', {
        item_id: item,
        user_id: author.id,
        message: 'm',
        state: index < overturned ? 'overturned' : 'upheld',
        answered_at: at,
        answered_by_id: reporter.id,
        reply: 'r',
      })
  }
}

it('has nothing before anything was counted, and answers anyone', async () => {
  expect(await quarters()).toEqual([])
})

it('counts by quarter in UTC, and says no count below ten', async () => {
  const { clock } = context.current
  await decided('2026-08-05T10:00:00Z', 12, { appeals: 11, overturned: 3, minutes: 45 })
  await decided('2026-10-01T00:00:00Z', 9)
  clock.advance(3600)
  expect(await quarters()).toEqual([
    {
      quarter: '2026-Q4',
      isRunning: true,
      reports: null,
      decisions: null,
      medianMinutes: null,
      appeals: null,
      overturned: null,
    },
    {
      quarter: '2026-Q3',
      isRunning: false,
      // The reports of those decided at midnight came before it.
      reports: 21,
      decisions: 12,
      medianMinutes: 45,
      appeals: 11,
      overturned: null,
    },
  ])
})
