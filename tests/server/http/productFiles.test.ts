import { beforeAll, describe, expect, it } from 'vitest'
import { addProduct } from '#tests/kit/store.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { ORIGIN } from './kit/asking.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)
let keeper: Person
let digital: string
beforeAll(async () => {
  keeper = await context.current.people.staff('admin')
  digital = (await addProduct(context.current.db, { type: 'digital' })).id
})

const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n${inside}`.padEnd(3_000, ' '))
async function send(body: Buffer, { name = 'Calm.pdf', product = digital, as = keeper, headers = {} } = {}) {
  const answer = await server.current.request({
    method: 'POST',
    path: `/api/staff/product-files?product=${product}&name=${encodeURIComponent(name)}`,
    headers: { cookie: as.cookie, origin: ORIGIN, ...headers },
    body: body as never,
  })
  const read = JSON.parse(answer.text) as { id?: string; error?: { code: string } }
  return { status: answer.status, id: read.id, code: read.error?.code }
}
const rows = () =>
  context.current.db.query<{ file_name: string; filename: string; mime_type: string; filesize: number }>(
    'select file_name, filename, mime_type, filesize from digital_assets where product_id = $1 order by sort_order',
    [digital],
  )

describe('a file of a digital product', () => {
  it('is stored in private under a name nobody can guess, and noted', async () => {
    const { status, id } = await send(pdf('calm'), { name: '../evil/Calm guide.PDF' })
    expect(status).toBe(201)
    const [file] = await rows()
    expect(file).toMatchObject({
      mime_type: 'application/pdf',
      filesize: 3_000,
      file_name: '.. evil Calm guide.pdf',
    })
    expect(file!.filename).toMatch(/^[0-9a-f-]{36}\.pdf$/)
    expect(context.current.files.files.get(`digital-assets/${file!.filename}`)).toEqual(pdf('calm'))
    expect(
      await context.current.db.query(
        "select 1 from admin_audit_logs where event = 'digital-assets.create' and metadata->>'id' = $1",
        [id],
      ),
    ).toHaveLength(1)
  })

  it.each([
    ['a program', Buffer.from('MZ'.padEnd(200)), 'tool.exe', 'file_kind'],
    ['a page named as a document', Buffer.from('<html>'.padEnd(200)), 'page.pdf', 'file_kind'],
    ['an archive that is no book', Buffer.from('PK\u0003\u0004'.padEnd(200)), 'book.epub', 'file_kind'],
    ['nothing', Buffer.alloc(0), 'empty.pdf', 'file_kind'],
    [
      'a document that runs something',
      pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
      'a.pdf',
      'file_active',
    ],
    ['a document that carries another file', pdf('/EmbeddedFile'), 'a.pdf', 'file_active'],
    ['a name of many ends', pdf(), 'a.pdf.exe', 'file_kind'],
  ])('is never %s', async (_, bytes, name, code) => {
    const before = context.current.files.files.size
    const answer = await send(bytes, { name })
    expect([answer.status, answer.code]).toEqual([422, `storeDesk.error.${code}`])
    expect(context.current.files.files.size).toBe(before)
  })

  it('has 200 MB at most, told before it is sent', async () => {
    const { status, code } = await send(Buffer.alloc(0), {
      headers: { 'content-length': String(201 * 1024 * 1024) },
    })
    expect([status, code]).toEqual([422, 'storeDesk.error.file_size'])
  })

  it('belongs to a digital product with room for it', async () => {
    const physical = (await addProduct(context.current.db)).id
    expect((await send(pdf(), { product: physical })).code).toBe('storeDesk.error.not_digital')
    expect((await send(pdf(), { product: '01a20b66-67f2-7089-9081-95fe0558d151' })).status).toBe(404)
    expect((await send(pdf(), { product: 'x' })).status).toBe(404)
  })

  it('is added by who keeps the store, from our pages', async () => {
    const { people } = context.current
    expect((await send(pdf(), { as: await people.adult() })).status).toBe(404)
    expect((await send(pdf(), { as: await people.staff('support') })).status).toBe(403)
    expect((await send(pdf(), { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })
})
