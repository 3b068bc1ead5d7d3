import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainText } from '#domain/content/plainText.ts'
import { readRichText } from '#domain/content/readRichText.ts'
import { storedRichText } from '#domain/content/storedRichText.ts'
import { down, up } from '#migrations/20261122_130101_rich_text.ts'
import { everything } from '#tests/domain/content/stored.ts'
import { ownerUrlOf } from '#tests/kit/database.ts'
import { addRow, addRows } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let client: pg.Client
let own: { db: ReturnType<typeof drizzle> }
beforeAll(async () => {
  // Migrations run as the owner of the tables.
  client = new pg.Client({ connectionString: ownerUrlOf(context.current.databaseUrl) })
  await client.connect()
  own = { db: drizzle({ client: client as never }) }
})
afterAll(() => client.end())

const texts = [
  'One line.',
  'Two\nlines.',
  'One.\n\nTwo.\n\n\nThree.\n\n\n\nFour.\n',
  ' spaces  stay ',
  'From\r\n\r\nWindows\r\nlines',
  'عربي\n\nسطر 🙂',
  '<b>&amp;</b> "quoted" \\ back',
  'x'.repeat(4_000),
]
const asMigrated = (text: string) => text.replaceAll('\r\n', '\n')
const locales = ['en', 'es', 'fr', 'ar'] as const

/** Stores a piece and its version: with a text as it was before the migration, with a document as it is after it. */
async function put(text: unknown): Promise<void> {
  const { db } = context.current
  const piece = await addRow(db, 'motivational_content', { content_type: 'quote', _status: 'published' })
  const version = await addRow(db, '_motivational_content_v', { parent_id: piece, latest: true })
  await addRows(
    db,
    'motivational_content_locales',
    locales.map((_locale) => ({ _parent_id: piece, _locale, title: 'T', content: text })),
  )
  await addRows(
    db,
    '_motivational_content_v_locales',
    locales.map((_locale) => ({
      _parent_id: version,
      _locale,
      version_title: 'T',
      version_content: text,
    })),
  )
}
const stored = async () => {
  const rows = await client.query<{ content: unknown }>(
    `select content from motivational_content_locales union all select version_content from _motivational_content_v_locales`,
  )
  return rows.rows.map(({ content }) => content)
}
const eight = <T>(list: readonly T[]) => list.flatMap((one) => Array<T>(8).fill(one))
const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort()

it('every text from before, in every language and version, becomes rich text and comes back without a loss', async () => {
  await down(own)
  for (const text of [...texts, null]) await put(text)
  await up(own)
  const found = await stored()
  expect(found).toHaveLength(eight([...texts, null]).length)
  const words = found.map((one) => (one === null ? null : plainText(readRichText(one).text)))
  expect(sorted(words)).toEqual(sorted(eight([...texts.map(asMigrated), null])))
  expect(found.map((one) => one && readRichText(one).issue).filter(Boolean)).toEqual([])
  // The migration makes what the editor would have stored.
  expect(sorted(found)).toEqual(sorted(eight([...texts.map((text) => inOrder(storedRichText(text))), null])))

  await down(own)
  expect(sorted(await stored())).toEqual(sorted(eight([...texts.map(asMigrated), null])))
  await up(own)
  await client.query('delete from motivational_content')
})

it('keeps the words of lists, links, quotes and callouts on the way back', async () => {
  await client.query('delete from _motivational_content_v')
  await put(everything)
  await down(own)
  expect(new Set(await stored())).toEqual(new Set([plainText(readRichText(everything).text)]))
  await up(own)
})

/** PostgreSQL sorts the keys of an object by length and letters. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  return Object.fromEntries(keys.map(([key, one]) => [key, inOrder(one)]))
}
