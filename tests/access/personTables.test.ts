import { expect, it } from 'vitest'
import { collections } from '#collections/index.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('every table that names a person is a collection, so that export, erasure and the access table know it', async () => {
  const rows = await context.current.db.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass
     union select table_name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'child_id', 'guardian_id', 'member_id') order by 1`,
  )
  const tables = new Set(collections.map(({ slug }) => slug.replaceAll('-', '_')))
  // Payload's own memory.
  const strangers = rows
    .map(({ name }) => name)
    .filter((name) => !tables.has(name) && !name.startsWith('payload_'))
  // Globals: who is on duty, who changed a setting.
  expect(strangers).toEqual(['app_settings', 'crisis_protocol_on_duty'])
})
