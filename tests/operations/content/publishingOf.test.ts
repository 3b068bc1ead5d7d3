import { addRow } from '#tests/kit/rows.ts'
import { expect, it } from 'vitest'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import { publishingOf } from '#operations/content/publishingOf.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('tells what members see, and the next planned change of each document', async () => {
  const { db } = context.current
  await db.tx((sql) => seedMinimal(sql, { now: new Date() }))
  const [seen, draft, planned] = await db.query<{ id: string }>(
    'select id from journal_prompts order by id limit 3',
  )
  const ids = [seen!.id, draft!.id, planned!.id]
  await db.query(`update journal_prompts set _status = 'draft' where id = any($1)`, [ids.slice(1)])
  const at = new Date('2026-12-01T09:00:00Z')
  const plan = (when: Date, completed: Date | null = null) =>
    addRow(db, 'payload_jobs', {
      task_slug: 'schedulePublish',
      wait_until: when,
      input: { type: 'publish', doc: { relationTo: 'journal-prompts', value: planned!.id } },
      completed_at: completed,
    })
  await plan(new Date('2026-12-09T09:00:00Z'))
  await plan(at)
  await plan(new Date('2026-11-01T09:00:00Z'), new Date())
  const found = await publishingOf(db, 'journal-prompts', ids)
  expect(Object.fromEntries(found)).toEqual({
    [seen!.id]: { isPublished: true, plannedAt: null },
    [draft!.id]: { isPublished: false, plannedAt: null },
    [planned!.id]: { isPublished: false, plannedAt: at },
  })
})
