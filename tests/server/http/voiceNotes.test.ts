import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { journalApi } from '#domain/journal/api.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { oggVoice } from '#tests/kit/voices.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)
const hear = (as: Person | null, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.current.request({ method, path, headers: { ...(as && { cookie: as.cookie }), ...headers } })

let ogg: string
beforeAll(async () => {
  ogg = (await oggVoice()).toString('base64')
})
/** An entry with a voice note. Gives the entry's id, and where the note is heard. */
async function recorded(as: Person): Promise<{ id: string; path: string; bytes: Buffer }> {
  const { call, files } = context.current
  const id = randomUUID()
  await call(journalApi.saveEntry, { body: { id, body: 'Heard.', sharedWithParent: true } }, { as })
  const body = { id: randomUUID(), audio: ogg }
  const { entry } = await call(voiceApi.saveVoice, { params: { id }, body }, { as })
  return { id, path: entry.audioUrl!, bytes: files.files.get(`voice-notes/${body.id}.ogg`)! }
}
const bare = ({ status, text }: { status: number; text: string }) =>
  `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`

describe('a voice note', () => {
  it('is heard by its owner, whole and in parts, and kept by nothing on the way', async () => {
    const me = await context.current.people.adult()
    const { path, bytes } = await recorded(me)
    const whole = await hear(me, path)
    expect(whole.status).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/ogg',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const part = await hear(me, path, { range: 'bytes=0-3' })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([
      206,
      'OggS',
      `bytes 0-3/${bytes.length}`,
    ])
    expect((await hear(me, path, { range: `bytes=${bytes.length}-` })).status).toBe(416)
    const head = await hear(me, path, {}, 'HEAD')
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(bytes.length)])
  })

  it('of another is answered as one that never was, byte for byte, to guardian and staff too', async () => {
    const { people, db } = context.current
    const teen = await people.teen({ guardian: 'verified' })
    const guardian = await people.adult()
    await db.query('update guardian_links set guardian_id = $1 where child_id = $2', [guardian.id, teen.id])
    await db.query('update profiles set parent_id = $1 where id = $2', [guardian.id, teen.id])
    const owner = await people.staff('super_admin')
    const { path } = await recorded(teen)
    const never = `/api/voice-notes/${randomUUID()}`
    for (const stranger of [await people.adult(), guardian, owner])
      for (const range of [undefined, 'bytes=0-3', 'bytes=9999999-'])
        expect(bare(await hear(stranger, path, range ? { range } : {}))).toBe(
          bare(await hear(stranger, never, range ? { range } : {})),
        )
    expect((await hear(null, path)).status).toBe(401)
    expect((await hear(teen, path)).status).toBe(200)
  })

  it('is asked for anew each time: signing out, deleting and the trash count on the next part', async () => {
    const { people, call, db } = context.current
    const me = await people.adult()
    const first = await recorded(me)
    await call(voiceApi.deleteVoice, { params: { id: first.id } }, { as: me })
    expect((await hear(me, first.path, { range: 'bytes=0-3' })).status).toBe(404)
    const second = await recorded(me)
    await call(journalApi.deleteEntry, { params: { id: second.id } }, { as: me })
    expect((await hear(me, second.path)).status).toBe(404)
    await call(journalApi.restoreEntry, { params: { id: second.id } }, { as: me })
    expect((await hear(me, second.path)).status).toBe(200)
    await db.query('delete from sessions where user_id = $1', [me.id])
    expect((await hear(me, second.path, { range: 'bytes=0-3' })).status).toBe(401)
  })

  it('is not changed by a request, and no strange address leads anywhere', async () => {
    const me = await context.current.people.adult()
    const { path } = await recorded(me)
    const origin = { origin: 'http://localhost:3000' }
    for (const method of ['DELETE', 'POST', 'PUT'])
      expect((await hear(me, path, origin, method)).status, method).toBe(404)
    for (const id of [
      '',
      'x',
      '..%2f..%2fetc%2fpasswd',
      '%00',
      path.slice(17).toUpperCase(),
      `${path.slice(17)}.ogg`,
    ])
      expect((await hear(me, `/api/voice-notes/${id}`)).status, id).toBe(404)
  })
})
