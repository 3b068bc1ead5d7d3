import { addIncident } from '#tests/kit/factories.ts'
import { addRow, stampedAt } from '#tests/kit/rows.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { pruneScreenshots } from '#operations/ops/pruneScreenshots.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const now = new Date('2026-03-12T14:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
beforeEach(() => context.current.db.query('delete from incidents; delete from incident_screenshots'))

/** A screenshot of some age, with its report in some state, last touched some days ago. Gives its file's name. */
async function screenshot(age: number, report: { status: string; touched: number } | null): Promise<string> {
  const { db, files } = context.current
  const name = `${newId()}.webp`
  await files.write({ collection: 'incident-screenshots', name }, Buffer.from('x'), 'image/webp')
  const screenshot_id = await addRow(db, 'incident_screenshots', {
    filename: name,
    ...stampedAt(daysAgo(age)),
  })
  if (report)
    await addIncident(db, {
      status: report.status,
      screenshot_id,
      created_at: daysAgo(age),
      updated_at: daysAgo(report.touched),
    })
  return name
}
const left = () =>
  [...context.current.files.files.keys()].map((key) => key.replace('incident-screenshots/', '')).sort()

it('removes pictures of reports that are long closed, and any that is very old; reports stay', async () => {
  const { db, files } = context.current
  files.files.clear()
  const kept = [
    await screenshot(40, { status: 'closed', touched: 10 }),
    await screenshot(100, { status: 'open', touched: 100 }),
    await screenshot(3, null),
  ]
  await screenshot(40, { status: 'closed', touched: 31 })
  await screenshot(181, { status: 'open', touched: 1 })
  await screenshot(31, null)
  expect(await pruneScreenshots({ db, files }, { now })).toBe(3)
  expect(left()).toEqual([...kept].sort())
  const rows = await db.query<{ filename: string }>('select filename from incident_screenshots')
  expect(rows.map(({ filename }) => filename).sort()).toEqual([...kept].sort())
  expect(await db.query('select 1 from incidents')).toHaveLength(4)
  expect(await pruneScreenshots({ db, files }, { now })).toBe(0)
})

it('keeps the row while its file cannot be removed', async () => {
  const { db, files } = context.current
  await screenshot(200, null)
  const stuck = { ...files, remove: vi.fn().mockRejectedValue(new Error('bucket away')) }
  await expect(pruneScreenshots({ db, files: stuck }, { now })).rejects.toThrow('bucket away')
  expect(await db.query('select 1 from incident_screenshots')).toHaveLength(1)
})
