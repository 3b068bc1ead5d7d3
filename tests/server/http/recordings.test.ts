import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { seedRecordings } from '#seed/factories/recordings.ts'
import { quickRecordings } from '#tests/kit/quickRecordings.ts'
import { seedId } from '#seed/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { addRow } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)
const tone = seedId('recording:breathing_tone')
const bytes = quickRecordings.breathing_tone.file
let adult: Person
beforeAll(async () => {
  const { db, files, people } = context.current
  const now = new Date('2026-03-12T14:00:00Z')
  await db.tx((sql) => seedRecordings(sql, files, { made: quickRecordings, now }))
  adult = await people.adult()
})
const hear = (as: Person | null, headers: Record<string, string> = {}, id = tone, method = 'GET') =>
  server.current.request({
    method,
    path: `/api/recordings/${id}`,
    headers: { ...(as && { cookie: as.cookie }), ...headers },
  })

/** A recording of its own with a piece in some state. */
async function recordingOf(piece: { status: string; ageGroup: string | null } | null): Promise<string> {
  const { db, files } = context.current
  const name = `${newId()}.mp3`
  await files.write({ collection: 'audio', name }, Buffer.from('sound'), 'audio/mpeg')
  const id = await addRow(db, 'audio', { filename: name, mime_type: 'audio/mpeg', filesize: 5 })
  if (piece)
    await addRow(db, 'motivational_content', {
      content_type: 'audio',
      audio_id: id,
      age_group: piece.ageGroup,
      _status: piece.status,
    })
  return id
}

describe('a recording', () => {
  it('comes whole, with its own type, and is for no cache but the listener’s', async () => {
    const { status, headers } = await hear(adult)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=600',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('comes in the parts a player asks for', async () => {
    const part = await hear(adult, { range: 'bytes=0-3' })
    expect([part.status, part.text, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      'ID3 ',
      `bytes 0-3/${bytes.length}`,
      '4',
    ])
    const end = await hear(adult, { range: 'bytes=-2' })
    expect(end.headers['content-range']).toBe(`bytes ${bytes.length - 2}-${bytes.length - 1}/${bytes.length}`)
    const beyond = await hear(adult, { range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers['content-range'], beyond.text]).toEqual([
      416,
      `bytes */${bytes.length}`,
      '',
    ])
    const head = await hear(adult, {}, tone, 'HEAD')
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(bytes.length)])
  })

  it('is for people who are signed in', async () => {
    const { status, text } = await hear(null)
    expect(status).toBe(401)
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'common.error.not_signed_in' } })
    expect((await hear({ ...adult, cookie: 'ek_session=nonsense' })).status).toBe(401)
  })

  it('cannot be changed by a request', async () => {
    expect((await hear(adult, { origin: 'http://localhost:3000' }, tone, 'DELETE')).status).toBe(404)
    expect((await hear(adult, { origin: 'http://localhost:3000' }, tone, 'POST')).status).toBe(404)
  })

  it.each([
    ['of a draft', { status: 'draft', ageGroup: null }],
    ['for another age', { status: 'published', ageGroup: 'child' }],
    ['of no piece', null],
  ])('%s is not there for a member, and is for who keeps content', async (_, piece) => {
    const id = await recordingOf(piece)
    const { people } = context.current
    expect((await hear(adult, {}, id)).status).toBe(404)
    expect((await hear(await people.staff('support'), {}, id)).status).toBe(404)
    expect((await hear(await people.staff('moderator', { mfa: 'enrolled' }), {}, id)).status).toBe(404)
    const heard = await hear(await people.staff('moderator'), {}, id)
    expect([heard.status, heard.text, heard.headers['content-type']]).toEqual([200, 'sound', 'audio/mpeg'])
  })

  it('for the listener’s age is there', async () => {
    const id = await recordingOf({ status: 'published', ageGroup: 'child' })
    expect((await hear(await context.current.people.child(), {}, id)).status).toBe(200)
  })

  it.each(['nonsense', newId(), '../../app.html', `${tone}/more`, '', "' or true --"])(
    'that does not exist (%j) is not found',
    async (id) => {
      expect((await hear(adult, {}, encodeURI(id))).status).toBe(404)
    },
  )

  it('whose file is gone is not found either', async () => {
    const id = await recordingOf({ status: 'published', ageGroup: null })
    context.current.files.files.clear()
    expect((await hear(adult, {}, id)).status).toBe(404)
  })
})
