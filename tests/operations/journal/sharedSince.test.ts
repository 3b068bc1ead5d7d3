import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { down, up } from '#migrations/20261121_213000_journal_sharing.ts'
import { ownerUrlOf } from '#tests/kit/database.ts'
import { addEntry, addGuardianNotice } from '#tests/kit/factories.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('entries from before sharing had a time get theirs, and those of a guardian who is gone become private', async () => {
  const { people, db } = context.current
  // Migrations run as the owner of the tables.
  const client = new pg.Client({ connectionString: ownerUrlOf(context.current.databaseUrl) })
  await client.connect()
  const own = { db: drizzle({ client: client as never }) }
  await down(own)
  const [child, left] = [await people.child(), await people.child()]
  await db.query(`update guardian_links set verified_at = '2026-03-01' where child_id = $1`, [child.id])
  await db.query(`update guardian_links set status = 'revoked' where child_id = $1`, [left.id])
  const put = (user: string, visibility: string, updatedAt: string) =>
    addEntry(db, {
      user_id: user,
      visibility,
      date: '2026-02-01',
      created_at: '2026-02-01',
      updated_at: updatedAt,
    })
  const shared = await put(child.id, 'guardian', '2026-03-05')
  const notified = await put(child.id, 'guardian', '2026-03-05')
  const [link] = await db.query<{ id: string }>('select id from guardian_links where child_id = $1', [
    child.id,
  ])
  await addGuardianNotice(db, {
    child_id: child.id,
    link_id: link!.id,
    event_type: 'journal_shared',
    entry_id: notified,
    due_at: '2026-03-03',
    created_at: '2026-03-03',
  })
  const early = await put(child.id, 'guardian', '2026-02-20')
  const gone = await put(left.id, 'guardian', '2026-03-05')
  const kept = await put(child.id, 'private', '2026-03-05')
  await up(own)
  await client.end()
  const rows = await db.query<{ id: string; visibility: string; since: string | null; version: number }>(
    `select id, visibility, to_char(shared_at, 'MM-DD') as since, version from journal_entries where user_id = any($1::uuid[])`,
    [[child.id, left.id]],
  )
  const now = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))
  expect(now[shared]).toEqual({ visibility: 'guardian', since: '03-05', version: 1 })
  expect(now[notified]).toEqual({ visibility: 'guardian', since: '03-03', version: 1 })
  for (const id of [early, gone]) expect(now[id]).toEqual({ visibility: 'private', since: null, version: 2 })
  expect(now[kept]).toEqual({ visibility: 'private', since: null, version: 1 })
})
