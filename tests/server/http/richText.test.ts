import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { contentApi } from '#domain/content/api.ts'
import { plainText } from '#domain/content/plainText.ts'
import { services } from '#services'
import { folderOf } from '#services/storage/files.ts'
import { everything, hostile, paragraph, stored, upload, words } from '#tests/domain/content/stored.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { ORIGIN } from './kit/asking.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)
let editor: Person
beforeAll(async () => {
  editor = await context.current.people.staff('moderator')
})

async function send(method: string, path: string, body: unknown) {
  await context.current.db.query('delete from rate_limits')
  const { status, text } = await server.current.request({
    method,
    path,
    headers: { cookie: editor.cookie, origin: ORIGIN, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status, text, body: JSON.parse(text) as { errors?: RejectedCase[]; doc?: { id: string } } }
}
type RejectedCase = { message: string; data?: { errors: { path: string; message: string }[] } }
const piece = (content: unknown, status = 'published') => ({
  title: 'Hostile',
  contentType: 'quote',
  content,
  _status: status,
})
const pieces = async () =>
  (await context.current.db.query<{ n: number }>('select count(*)::int as n from motivational_content'))[0]!.n

/** A picture of one colour with a note of the camera in it, as an editor uploads it. Gives its id. */
async function uploadedPicture(alt: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#036' } })
    .withExif({ IFD0: { Copyright: 'Camera of somebody' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt }))
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'holiday.jpg')
  const packed = new Response(form)
  const { status, text } = await server.current.request({
    method: 'POST',
    path: '/api/media',
    headers: { cookie: editor.cookie, origin: ORIGIN, 'content-type': packed.headers.get('content-type')! },
    body: Buffer.from(await packed.arrayBuffer()) as never,
  })
  expect(status, text).toBe(201)
  const { doc } = JSON.parse(text) as { doc: { id: string; filename: string } }
  // Payload writes to the disk; files of this world are in memory.
  const file = path.join(folderOf(services().env, 'media'), doc.filename)
  await context.current.files.write(
    { collection: 'media', name: doc.filename },
    readFileSync(file),
    'image/webp',
  )
  rmSync(file)
  return doc.id
}

describe('a text through Payload’s REST', { timeout: 120_000 }, () => {
  it.each(hostile)('with %s is rejected at its field, as a draft too', async (_, content) => {
    for (const [status, query] of [
      ['published', ''],
      ['draft', '?draft=true'],
    ] as const) {
      const answer = await send('POST', `/api/motivational-content${query}`, packed(piece(content, status)))
      expect(answer.status, answer.text).toBe(400)
      expect(answer.body.errors![0]!.data!.errors[0]!.path).toBe('content')
    }
    expect(await pieces()).toBe(0)
  })

  it('rejects a change and a section of the landing page in the same way', async () => {
    const { body } = await send('POST', '/api/motivational-content', piece(stored(paragraph(words('Fine.')))))
    const [, evil] = hostile[0]!
    const changed = await send('PATCH', `/api/motivational-content/${body.doc!.id}?locale=fr`, {
      content: evil,
    })
    expect([changed.status, changed.body.errors![0]!.data!.errors[0]!.path]).toEqual([400, 'content'])
    const section = await send('POST', '/api/globals/landing-page', {
      sections: [{ title: 'Own', body: evil }],
    })
    expect([section.status, section.body.errors![0]!.data!.errors[0]!.path]).toEqual([400, 'sections.0.body'])
    await context.current.db.query('delete from motivational_content')
  })

  it('needs words to be published, and at most 4,000 characters of them', async () => {
    const blank = await send(
      'POST',
      '/api/motivational-content',
      piece(stored(paragraph(words('  ')), paragraph())),
    )
    expect([blank.status, blank.body.errors![0]!.data!.errors[0]!.path]).toEqual([400, 'content'])
    const long = (length: number) => piece(stored(paragraph(words('x'.repeat(length - 2))), paragraph()))
    expect((await send('POST', '/api/motivational-content', long(4_001))).text).toContain('4001 characters')
    expect((await send('POST', '/api/motivational-content', long(4_000))).status).toBe(201)
    await context.current.db.query('delete from motivational_content')
  })

  it('with a picture that is not there is rejected, and loses one that goes away', async () => {
    const gone = stored(paragraph(words('Look.')), upload('01890a5d-ac96-774b-bcce-b302099a8057'))
    const refused = await send('POST', '/api/motivational-content', piece(gone))
    expect([refused.status, refused.text.includes('no longer there')]).toEqual([400, true])

    const id = await uploadedPicture('A boat')
    const made = JSON.parse(
      JSON.stringify(everything).replace(/"value":"[^"]+"/, `"value":"${id}"`),
    ) as unknown
    const sent = await send('POST', '/api/motivational-content', piece(made))
    expect(sent.status, sent.text).toBe(201)
    const { call, people, db } = context.current
    const read = async () => {
      const { items } = await call(
        contentApi.motivationalContent,
        { query: {} },
        { as: await people.adult() },
      )
      return items[0]!.content
    }
    const text = await read()
    expect(text).toContainEqual({ type: 'picture', id, alt: 'A boat', width: 40, height: 20 })
    expect(plainText(text)).toContain('A boat')

    const picture = await server.current.request({ method: 'GET', path: `/api/pictures/${id}`, headers: {} })
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(picture.headers['cache-control']).toBe('public, max-age=3600')
    expect(picture.text).not.toContain('Camera')
    for (const other of ['nonsense', '', `${id}/x`, "' or true --"])
      expect(
        (
          await server.current.request({
            method: 'GET',
            path: encodeURI(`/api/pictures/${other}`),
            headers: {},
          })
        ).status,
      ).toBe(404)

    await db.query('delete from media where id = $1', [id])
    expect((await read()).map(({ type }) => type)).not.toContain('picture')
  })

  it('keeps the file of a picture, because browsers keep its address', async () => {
    const id = await uploadedPicture('A lake')
    const form = new FormData()
    form.append('_payload', JSON.stringify({ alt: 'Another lake' }))
    const other = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    form.append('file', new Blob([new Uint8Array(other)], { type: 'image/png' }), 'other.png')
    const sent = new Response(form)
    const { status } = await server.current.request({
      method: 'PATCH',
      path: `/api/media/${id}`,
      headers: { cookie: editor.cookie, origin: ORIGIN, 'content-type': sent.headers.get('content-type')! },
      body: Buffer.from(await sent.arrayBuffer()) as never,
    })
    expect(status).toBe(400)
    expect((await send('PATCH', `/api/media/${id}`, { alt: 'A calm lake' })).status).toBe(200)
  })

  it('takes only pictures, from who keeps content', async () => {
    const form = new FormData()
    form.append('_payload', JSON.stringify({ alt: 'Not a picture' }))
    form.append('file', new Blob(['<svg onload="x"/>'], { type: 'image/png' }), 'x.png')
    const sent = new Response(form)
    const body = Buffer.from(await sent.arrayBuffer()) as never
    const statusFor = async (person: Person) =>
      (
        await server.current.request({
          method: 'POST',
          path: '/api/media',
          headers: {
            cookie: person.cookie,
            origin: ORIGIN,
            'content-type': sent.headers.get('content-type')!,
          },
          body,
        })
      ).status
    expect(await statusFor(editor)).toBe(400)
    expect(await statusFor(await context.current.people.staff('support'))).toBe(403)
  })
})

/** JSON of any depth; `JSON.stringify` would run out of stack. */
function packed(value: unknown): string {
  const parts: string[] = []
  const waiting: unknown[] = [{ value }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      parts.push(next)
      continue
    }
    const inner = (next as { value: unknown }).value
    if (Array.isArray(inner)) {
      waiting.push(']')
      for (const [at, one] of [...(inner as unknown[]).entries()].reverse())
        waiting.push({ value: one }, at > 0 ? ',' : '')
      parts.push('[')
    } else if (typeof inner === 'object' && inner !== null) {
      const entries = Object.entries(inner).filter(([, one]) => one !== undefined)
      waiting.push('}')
      for (const [at, [key, one]] of [...entries.entries()].reverse())
        waiting.push({ value: one }, `${at > 0 ? ',' : ''}${JSON.stringify(key)}:`)
      parts.push('{')
    } else parts.push(JSON.stringify(inner))
  }
  return parts.join('')
}
