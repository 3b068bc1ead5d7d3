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
  const plan = (when: Date, more = '') =>
    db.query(
      `insert into payload_jobs (id, task_slug, wait_until, input ${more && ', completed_at'})
       values (gen_random_uuid(), 'schedulePublish', $1, jsonb_build_object('type', 'publish', 'doc', jsonb_build_object('relationTo', 'journal-prompts', 'value', $2::text)) ${more})`,
      [when, planned!.id],
    )
  await plan(new Date('2026-12-09T09:00:00Z'))
  await plan(at)
  await plan(new Date('2026-11-01T09:00:00Z'), ', now()')
  const found = await publishingOf(db, 'journal-prompts', ids)
  expect(Object.fromEntries(found)).toEqual({
    [seen!.id]: { isPublished: true, plannedAt: null },
    [draft!.id]: { isPublished: false, plannedAt: null },
    [planned!.id]: { isPublished: false, plannedAt: at },
  })
})
