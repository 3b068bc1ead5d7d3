import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { up } from '#migrations/20261128_034500_little_about_minors.ts'
import { ownerUrlOf } from '#tests/kit/database.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('postal codes that were stored whole are cut: a teen’s to three characters, a child’s to nothing', async () => {
  const { people, db } = context.current
  const [child, teen, adult] = [await people.child(), await people.teen(), await people.adult()]
  const ids = [child.id, teen.id, adult.id]
  await db.query(`update profiles set zipcode = '48201' where id = any($1::uuid[])`, [ids])
  // Migrations run as the owner of the tables.
  const client = new pg.Client({ connectionString: ownerUrlOf(context.current.databaseUrl) })
  await client.connect()
  await up({ db: drizzle({ client: client as never }) })
  await client.end()
  const rows = await db.query<{ id: string; zipcode: string | null }>(
    'select id, zipcode from profiles where id = any($1::uuid[])',
    [ids],
  )
  expect(ids.map((id) => rows.find((row) => row.id === id)!.zipcode)).toEqual([null, '482', '48201'])
})
