import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { down, up } from '#migrations/20261122_130201_person_collections.ts'
import { down as laterDown, up as laterUp } from '#migrations/20261122_170000_one_schema.ts'
import { newId } from '#operations/_kit/ids.ts'
import { ownerUrlOf } from '#tests/kit/database.ts'
import { addRow } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('goes back and forth without losing a row', async () => {
  const { db, people, databaseUrl } = context.current
  const { id } = await people.adult()
  const items = [newId(), newId()]
  await addRow(db, 'explored_resources', { user_id: id, items, is_done: false, updated_at: new Date() })
  await addRow(db, 'ai_usage', { user_id: id, day: '2026-03-12', tokens: 7 })
  const client = new pg.Client({ connectionString: ownerUrlOf(databaseUrl) })
  await client.connect()
  const owner = drizzle(client as never)
  try {
    await laterDown({ db: owner })
    await down({ db: owner })
    const { rows } = await client.query<{ items: string[] }>(
      'select items::text[] as items from explored_resources where user_id = $1',
      [id],
    )
    expect(rows).toEqual([{ items }])
    await up({ db: owner })
    await laterUp({ db: owner })
  } finally {
    await client.end()
  }
  expect(await db.query('select items, is_done from explored_resources where user_id = $1', [id])).toEqual([
    { items, is_done: false },
  ])
  expect(await db.query('select day, tokens from ai_usage where user_id = $1', [id])).toEqual([
    { day: '2026-03-12', tokens: 7 },
  ])
  // What was the key is still unique.
  await expect(addRow(db, 'ai_usage', { user_id: id, day: '2026-03-12', tokens: 8 })).rejects.toThrow(
    /user_day_2_idx/,
  )
})
