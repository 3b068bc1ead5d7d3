import { describe, expect, it } from 'vitest'
import { collections } from '#collections/index.ts'
import { dataMap, otherStores, tableOf, technicalColumns } from '#domain/account/dataMap/index.ts'
import { staffCollections, storedLines } from '#domain/account/storedLines.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

const rows = Object.entries(dataMap)
/** Names that name a person, also where no foreign key says so. */
const NAMES = `column_name ~ '^(user|users|child|guardian|member|admin|blocker|blocked)_id$'
  or column_name ~ '(^|_)(asked|made|reviewed|decided|updated|created|approved|changed)_by(_id)?$'
  or column_name ~ '(^|_)(recipient|guardian_email)$'`

const personColumns = (): Promise<{ table: string; column: string }[]> =>
  context.current.db.query(
    `select conrelid::regclass::text as "table", attname as "column"
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid in ('users'::regclass, 'profiles'::regclass)
     union select table_name, column_name from information_schema.columns
     where table_schema = 'public' and (${NAMES}) order by 1, 2`,
  )

describe('the data map', () => {
  it('has a row for every column of the database that names a person', async () => {
    const known = new Set([
      ...rows.flatMap(([slug, { people }]) =>
        Object.keys(people).map((column) => `${tableOf(slug)}.${column}`),
      ),
      ...Object.entries(otherStores).flatMap(([table, store]) =>
        ('people' in store ? store.people : []).map((column) => `${table}.${column}`),
      ),
    ])
    const found = (await personColumns()).map(({ table, column }) => `${table}.${column}`)
    expect(found.length).toBeGreaterThan(50)
    expect(found.filter((name) => !known.has(name))).toEqual([])
  })

  it('names only columns the database has', async () => {
    const columns = await context.current.db.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    )
    const all = new Set(columns.map(({ name }) => name))
    const named = rows.flatMap(([slug, { people, columns: exported, withheld, guardian }]) =>
      [...Object.keys(people), ...exported, ...Object.keys(withheld ?? {}), ...(guardian?.columns ?? [])].map(
        (column) => `${tableOf(slug)}.${column}`,
      ),
    )
    expect(named.filter((name) => !all.has(name))).toEqual([])
  })

  it.each(rows.filter(([, { section }]) => section !== null))(
    'says of every column of %s whether an export has it, and why not',
    async (slug, { people, columns, withheld, guardian }) => {
      const found = await context.current.db.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [tableOf(slug)],
      )
      const said = [...Object.keys(people), ...columns, ...Object.keys(withheld ?? {}), ...technicalColumns]
      expect(found.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([])
      expect(columns.filter((column) => withheld?.[column])).toEqual([])
      // A guardian reads nothing that the child's own export leaves out.
      expect((guardian?.columns ?? []).filter((column) => !columns.includes(column))).toEqual([])
    },
  )

  it('exports nothing that a browser cannot read either', () => {
    const secret = /(hash|sealed|secret|token|^key$|invite_code|endpoint|p256dh)/
    const exported = rows.flatMap(([slug, { columns }]) => columns.map((column) => `${slug}.${column}`))
    expect(exported.filter((name) => secret.test(name.split('.')[1]!))).toEqual(['ai-usage.tokens'])
  })

  it('says the same as the page of what is stored', () => {
    for (const [line, { collections: listed }] of Object.entries(storedLines)) {
      const mapped = rows.filter(([, { section }]) => section === line).map(([slug]) => slug)
      expect([...mapped].sort(), line).toEqual([...listed].sort())
    }
    const staff = rows.filter(([, { section }]) => section === null).map(([slug]) => slug)
    // Its author is a column of text, not a reference.
    expect(staff.filter((slug) => slug !== 'legal-versions').sort()).toEqual([...staffCollections].sort())
  })

  it('is about collections, each with a reason for its end', () => {
    const slugs = new Set(collections.map(({ slug }) => slug))
    expect(rows.map(([slug]) => slug).filter((slug) => !slugs.has(slug as never))).toEqual([])
    for (const [, { people }] of rows) {
      for (const { why, exported } of Object.values(people)) {
        expect(why).not.toBe('')
        expect(exported).not.toBe('')
      }
    }
  })
})
