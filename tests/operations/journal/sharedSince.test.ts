import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { down, up } from '#migrations/20261121_213000_journal_sharing.ts'
import { newId } from '#operations/_kit/ids.ts'
import { ownerUrlOf } from '#tests/kit/database.ts'
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
  const put = async (user: string, visibility: string, updatedAt: string) => {
    const id = newId()
    await db.query(
      `insert into journal_entries (id, user_id, body, visibility, date, updated_at, created_at) values ($1, $2, 'x', $3, '2026-02-01', $4, '2026-02-01')`,
      [id, user, visibility, updatedAt],
    )
    return id
  }
  const shared = await put(child.id, 'guardian', '2026-03-05')
  const notified = await put(child.id, 'guardian', '2026-03-05')
  await db.query(
    `insert into parent_notices (id, child_id, link_id, event_type, entry_id, key, delivery, due_at, created_at)
     select $1::uuid, child_id, id, 'journal_shared', $2, $1::uuid::text, 'now', '2026-03-03', '2026-03-03' from guardian_links where child_id = $3`,
    [newId(), notified, child.id],
  )
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
