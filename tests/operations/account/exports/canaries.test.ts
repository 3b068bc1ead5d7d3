import { beforeAll, describe, expect, it } from 'vitest'
import { dataMap } from '#domain/account/dataMap/index.ts'
import { exportApi } from '#domain/account/exportApi.ts'
import { makeExport } from '#domain/account/jobs.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import type { Person } from '#tests/kit/people.ts'
import { plantCanaries, type Canary } from '#tests/kit/plantCanaries.ts'
import { readZip } from '#tests/kit/readZip.ts'
import { addRow } from '#tests/kit/rows.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const PASSWORD = 'Quiet-Harbour-7-lantern'
let files: Map<string, Buffer>
let planted: { exported: Canary[]; withheld: Canary[] }
let member: Person

beforeAll(async () => {
  const { db, people, call } = context.current
  member = await people.adult({ passwordHash: await hashPassword(PASSWORD) })
  const other = await people.adult()
  const weekId = await addRow(db, 'trivia_weekly_sessions', {
    week_key: '2026-03-14',
    age_group: 'adult',
    locale: 'en',
    status: 'published',
  })
  const before = await db.query<{ password_hash: string; email: string }>(
    'select password_hash, email from users where id = $1',
    [member.id],
  )
  planted = await plantCanaries(db, member.id, { other: other.id, weekId })
  await db.query('update users set password_hash = $2, email = $3, disabled_at = null where id = $1', [
    member.id,
    before[0]!.password_hash,
    before[0]!.email,
  ])
  await db.query(`update user_settings set data_export_enabled = true where user_id = $1`, [member.id])
  const { id } = await call(exportApi.askExport, { body: { password: PASSWORD } }, { as: member })
  await runQueued(context.current, makeExport)
  const [row] = await db.query<{ filename: string; state: string }>(
    'select filename, state from data_exports where id = $1',
    [id],
  )
  expect(row!.state).toBe('ready')
  files = await readZip(context.current.files.files.get(`data-exports/${row!.filename}`)!)
}, 90_000)

const all = () => [...files.values()].map((bytes) => bytes.toString('utf8')).join('\n')
/** Replaced above, so that the member could ask. */
const isReplaced = ({ collection, column }: Canary) =>
  collection === 'users' && ['password_hash', 'email'].includes(column)

describe('a copy of the data', () => {
  it('has every word that was planted in an exported column, in the file of its collection', () => {
    const wanted = planted.exported.filter((canary) => !isReplaced(canary))
    expect(wanted.length).toBeGreaterThan(80)
    const missing = wanted.filter(
      ({ collection, word }) => !files.get(`json/${collection}.json`)?.toString('utf8').includes(word),
    )
    expect(missing.map(({ collection, column }) => `${collection}.${column}`)).toEqual([])
  })

  it('has no word of a withheld column', () => {
    const words = all()
    expect(planted.withheld.length).toBeGreaterThan(15)
    expect(
      planted.withheld
        .filter(({ word }) => words.includes(word))
        .map((one) => `${one.collection}.${one.column}`),
    ).toEqual([])
  })

  it('has every exported column of every collection', () => {
    for (const [slug, { section, columns }] of Object.entries(dataMap)) {
      if (section === null || columns.length === 0) continue
      const rows = JSON.parse(files.get(`json/${slug}.json`)!.toString('utf8')) as Record<string, unknown>[]
      expect(Object.keys(rows[0]!), slug).toEqual(expect.arrayContaining([...columns]))
    }
  })

  it('shows what the member wrote on its pages', () => {
    const written = planted.exported.filter(
      ({ collection, column }) =>
        (collection === 'journal-entries' && ['title', 'body', 'transcript'].includes(column)) ||
        (collection === 'reflections' && column === 'content') ||
        (collection === 'trashed-entries' && column === 'body') ||
        (collection === 'coach-message-deliveries' && column === 'content_sent'),
    )
    expect(written).toHaveLength(6)
    const pages = [...files]
      .filter(([name]) => name.endsWith('.html'))
      .map(([, bytes]) => bytes.toString('utf8'))
    expect(written.filter(({ word }) => !pages.join('').includes(word))).toEqual([])
    expect(pages.join('')).not.toContain('undefined')
  })
})
