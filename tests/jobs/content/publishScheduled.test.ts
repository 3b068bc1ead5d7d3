import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentApi } from '#domain/content/api.ts'
import { storedRichText } from '#domain/content/storedRichText.ts'
import { run } from '#jobs/content/publishScheduled.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: '2026-03-12T14:00:00Z' })
let payload: Payload
let editor: Person
beforeAll(async () => {
  process.env.DATABASE_URL = context.current.databaseUrl
  const { default: config } = await import('#payload-config')
  payload = await getPayload({ config })
  editor = await context.current.people.staff('moderator')
}, 60_000)
afterAll(() => payload.destroy())

const draft = (title: string) =>
  payload.create({
    collection: 'motivational-content',
    data: { title, content: storedRichText('Words.'), contentType: 'quote', _status: 'draft' },
  })
type Plan = {
  id?: string
  type?: 'publish' | 'unpublish'
  by?: Person | null
  at?: string | null
  locale?: string
}
/** As the panel's drawer stores it. */
const plan = ({ id, type = 'publish', by = editor, at = '2026-03-12T13:59:00Z', locale }: Plan) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      ...(id && { doc: { relationTo: 'motivational-content', value: id } }),
      ...(by && { user: { relationTo: 'users', value: by.id } }),
      ...(locale && { locale }),
    } as never,
    ...(at && { waitUntil: new Date(at) }),
  })
const work = (workers = 1) =>
  Promise.all(
    Array.from({ length: workers }, () =>
      run({
        input: {},
        services: context.current.services,
        signal: new AbortController().signal,
        isLastTry: false,
      }),
    ),
  )
const statusOf = async (id: string) =>
  (
    await context.current.db.query<{ s: string }>(
      'select _status as s from motivational_content where id = $1',
      [id],
    )
  )[0]!.s
const plans = () =>
  context.current.db.query<{ failed: boolean; error: { name: string } | null; tried: number }>(
    'select has_error as failed, error, total_tried as tried from payload_jobs order by created_at',
  )
const seenBy = async (person: Person) =>
  (await context.current.call(contentApi.motivationalContent, { query: {} }, { as: person })).items.map(
    ({ title }) => title,
  )

describe('planned publishing', () => {
  it('publishes when the moment has come, so that members see it, and leaves nothing behind', async () => {
    const me = await context.current.people.adult()
    const { id } = await draft('Planned')
    await plan({ id })
    expect(await seenBy(me)).not.toContain('Planned')
    await work()
    expect(await seenBy(me)).toContain('Planned')
    expect(await plans()).toEqual([])
    const noted = await context.current.db.query(
      `select 1 from admin_audit_logs where event = 'content_scheduled' and admin_id = $1 and metadata ->> 'id' = $2`,
      [editor.id, id],
    )
    expect(noted).toHaveLength(1)
  })

  it('waits for the moment', async () => {
    const { id } = await draft('Tomorrow')
    await plan({ id, at: '2026-03-13T14:00:00Z' })
    await work()
    expect(await statusOf(id)).toBe('draft')
    expect(await plans()).toHaveLength(1)
    await context.current.db.query('delete from payload_jobs')
  })

  it('takes back what is to be taken back', async () => {
    const me = await context.current.people.adult()
    const { id } = await draft('For a while')
    await plan({ id, at: '2026-03-12T13:00:00Z' })
    await plan({ id, type: 'unpublish', at: '2026-03-12T13:30:00Z' })
    await work()
    expect(await statusOf(id)).toBe('draft')
    expect(await seenBy(me)).not.toContain('For a while')
  })

  it('happens once each with three workers', async () => {
    const ids: string[] = []
    for (let n = 0; n < 12; n += 1) {
      const { id } = await draft(`Piece ${n}`)
      ids.push(id)
      await plan({ id })
    }
    await work(3)
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'published'))
    const versions = await context.current.db.query<{ n: number }>(
      'select count(*) as n from _motivational_content_v where parent_id = any($1::uuid[]) group by parent_id',
      [ids],
    )
    // The draft and one publication.
    expect(versions.map(({ n }) => n)).toEqual(ids.map(() => 2))
    expect(await plans()).toEqual([])
  })

  it('is rejected for good when who planned it has lost the role, or never was staff', async () => {
    const gone = await context.current.people.staff('admin')
    const support = await context.current.people.staff('support')
    const member = await context.current.people.adult()
    const documents = []
    for (const by of [gone, support, member, null]) {
      const { id } = await draft('Not any more')
      await plan({ id, by })
      documents.push(id)
    }
    await context.current.db.query('delete from user_roles where user_id = $1', [gone.id])
    await work()
    await work()
    expect(await Promise.all(documents.map(statusOf))).toEqual(['draft', 'draft', 'draft', 'draft'])
    expect((await plans()).map(({ failed, error, tried }) => [failed, error?.name, tried])).toEqual(
      documents.map(() => [true, 'Rejected', 1]),
    )
    await context.current.db.query('delete from payload_jobs')
  })

  it('counts neither a closed account nor one without its second factor', async () => {
    const closed = await context.current.people.staff('admin')
    const bare = await context.current.people.staff('admin')
    const ids = []
    for (const by of [closed, bare]) {
      const { id } = await draft('Closed')
      await plan({ id, by })
      ids.push(id)
    }
    await context.current.db.query('update users set disabled_at = now() where id = $1', [closed.id])
    await context.current.db.query('delete from mfa_factors where user_id = $1', [bare.id])
    await work()
    expect(await Promise.all(ids.map(statusOf))).toEqual(['draft', 'draft'])
    await context.current.db.query('delete from payload_jobs')
  })

  it('gives up on a document that is gone or incomplete, and carries out the rest', async () => {
    const { id: lost } = await draft('Lost')
    const { id: hollow } = await payload.create({
      collection: 'motivational-content',
      data: { title: 'Hollow', _status: 'draft' } as never,
      draft: true,
    })
    const { id: good } = await draft('Good')
    await plan({ id: lost })
    await plan({ id: hollow })
    await plan({ id: good })
    await context.current.db.query('delete from motivational_content where id = $1', [lost])
    await work()
    expect(await statusOf(good)).toBe('published')
    expect(await statusOf(hollow)).toBe('draft')
    expect((await plans()).map(({ failed, error }) => [failed, error?.name])).toEqual([
      [true, 'NotFound'],
      [true, 'ValidationError'],
    ])
    await context.current.db.query('delete from payload_jobs')
  })

  it('drops the empty plan the panel leaves when staff remove one', async () => {
    await plan({ at: null })
    await work()
    expect(await plans()).toEqual([])
  })

  it('publishes one language alone when asked to', async () => {
    const { id } = await draft('Words first')
    await payload.update({
      collection: 'motivational-content',
      id,
      locale: 'fr',
      draft: true,
      data: { title: 'Les mots', content: storedRichText('Mots.'), _status: 'draft' },
    })
    await plan({ id, locale: 'en' })
    await work()
    const rows = await context.current.db.query<{ locale: string }>(
      'select _locale as locale from motivational_content_locales where _parent_id = $1 and title is not null',
      [id],
    )
    expect(rows.map(({ locale }) => locale)).toEqual(['en'])
  })
})
