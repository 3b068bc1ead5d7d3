import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { removeVoices } from '#domain/journal/jobs.ts'
import { journalApi } from '#domain/journal/api.ts'
import { VOICE_BYTES_MAX } from '#domain/journal/voice.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { pruneVoices } from '#operations/journal/voice/pruneVoices.ts'
import { eraseAccounts } from '#operations/account/eraseAccounts.ts'
import type { Person } from '#tests/kit/people.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { hostileVoices, oggVoice, TAG, taggedVoice, wavVoice } from '#tests/kit/voices.ts'
import { writers } from './writers.ts'

const context = useTestContext()
const { write, read, remove, list } = writers(context)
let ogg: string
beforeAll(async () => {
  ogg = (await oggVoice()).toString('base64')
})
const record = (as: Person, entryId: string, audio = ogg, id: string = randomUUID()) =>
  context.current.ask(voiceApi.saveVoice, { params: { id: entryId }, body: { id, audio } }, { as })
const silence = (as: Person, id: string) =>
  context.current.ask(voiceApi.deleteVoice, { params: { id } }, { as })
const said = (as: Person, id: string, words: string, own: object = {}) =>
  context.current.ask(
    voiceApi.saveTranscript,
    { params: { id }, body: { version: 1, words, by: 'member', ...own } },
    { as },
  )
const kept = () => [...context.current.files.files.keys()].filter((name) => name.startsWith('voice-notes/'))
const drop = async () => {
  context.current.files.files.clear()
  await context.current.db.query('delete from voice_notes')
  await context.current.db.query('delete from rate_limits')
}

describe('a voice note', () => {
  it('is stored with its entry, once however often it is sent', async () => {
    await drop()
    const me = await context.current.people.adult()
    const { entry } = await write(me)
    const id = randomUUID()
    const first = await record(me, entry.id, ogg, id)
    expect(first.status).toBe(200)
    expect(first.body.entry).toMatchObject({
      audioUrl: `/api/voice-notes/${id}`,
      audioSeconds: 3,
      version: 1,
    })
    expect((await record(me, entry.id, ogg, id)).body).toEqual(first.body)
    expect(kept()).toEqual([`voice-notes/${id}.ogg`])
    expect((await list(me)).entries).toMatchObject([{ id: entry.id, hasVoice: true }])
    const other = await record(me, entry.id)
    expect([other.status, other.body.error.code]).toEqual([409, 'voice.error.has_voice'])
  })

  it.each(['webm', 'mp4', 'wav'] as const)(
    'keeps the sound of a %s and nothing else of the file',
    async (kind) => {
      await drop()
      const me = await context.current.people.adult()
      const { entry } = await write(me)
      const file = kind === 'wav' ? wavVoice() : await taggedVoice(kind)
      expect(file.includes(TAG)).toBe(true)
      const { status } = await record(me, entry.id, file.toString('base64'))
      expect(status).toBe(200)
      const [name] = kept()
      const stored = context.current.files.files.get(name!)!
      expect(name!.endsWith(`.${kind}`)).toBe(true)
      expect(stored.includes('canary-of-the-place')).toBe(false)
      expect(stored.length).toBeGreaterThan(1_000)
      const rows = await context.current.db.query(
        'select type, size::int as size, seconds::int as seconds from voice_notes',
      )
      expect(rows).toEqual([{ type: `audio/${kind}`, size: stored.length, seconds: 3 }])
    },
  )

  it('is rejected with its field where the file is none, whatever it begins with', async () => {
    await drop()
    const me = await context.current.people.adult()
    const { entry } = await write(me)
    const files = await hostileVoices()
    expect(files.length).toBeGreaterThanOrEqual(40)
    for (const [name, bytes] of files) {
      await context.current.db.query('delete from rate_limits')
      const { status, body } = await record(me, entry.id, bytes.toString('base64'))
      expect([status, Object.keys(body.error?.fields ?? {})], name).toEqual([422, ['body.audio']])
    }
    const large = await record(me, entry.id, Buffer.alloc(VOICE_BYTES_MAX + 3).toString('base64'))
    expect([large.status, large.body.error.fields]).toEqual([
      422,
      { 'body.audio': 'This recording is too large. A voice note can have 10 MB.' },
    ])
    for (const audio of ['', 'no base64', 'data:audio/webm;base64,AAAA', '\0'])
      expect((await record(me, entry.id, audio)).body.error.fields, audio).toHaveProperty(['body.audio'])
    expect(kept()).toEqual([])
    expect(await context.current.db.query('select 1 from voice_notes')).toEqual([])
  }, 120_000)

  it('of another member’s entry is answered as of one that never was', async () => {
    const me = await context.current.people.adult()
    const stranger = await context.current.people.adult()
    const { entry } = await write(me)
    await record(me, entry.id)
    const same = ({ body, status }: { body: unknown; status: number }) =>
      JSON.stringify([status, body]).replace(/"requestId":"[^"]+"/, '')
    for (const ask of [record, silence, (as: Person, id: string) => said(as, id, 'Mine.')])
      expect(same(await ask(stranger, entry.id))).toBe(same(await ask(stranger, randomUUID())))
    expect((await read(me, entry.id)).body.entry.audioUrl).not.toBeNull()
  })

  it('needs a guardian who agreed, and can be deleted without one', async () => {
    const child = await context.current.people.child({ guardian: 'verified' })
    const { entry } = await write(child)
    await record(child, entry.id)
    await context.current.db.query(`update guardian_links set status = 'revoked' where child_id = $1`, [
      child.id,
    ])
    const refused = await record(child, entry.id)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'journal.error.guardian_needed'])
    expect((await silence(child, entry.id)).body.entry.audioUrl).toBeNull()
  })
})

describe('deleting', () => {
  it('the recording alone takes the file and leaves the words', async () => {
    await drop()
    const me = await context.current.people.adult()
    const { entry } = await write(me)
    await record(me, entry.id)
    await said(me, entry.id, 'The gulls were loud.')
    context.current.realtime.published.length = 0
    const silent = await silence(me, entry.id)
    expect(silent.body.entry).toMatchObject({
      audioUrl: null,
      audioSeconds: null,
      transcript: 'The gulls were loud.',
      transcriptBy: 'member',
    })
    expect(context.current.realtime.published).toMatchObject([{ event: 'journal-changed' }])
    await runQueued(context.current, removeVoices)
    expect(kept()).toEqual([])
    expect((await silence(me, entry.id)).status).toBe(200)
    // There is room for another.
    expect((await record(me, entry.id)).status).toBe(200)
  })

  it('the entry keeps it in the trash, and for good takes the file', async () => {
    await drop()
    const me = await context.current.people.adult()
    const { entry } = await write(me)
    const { body } = await record(me, entry.id)
    await remove(me, entry.id)
    const { call } = context.current
    const back = await call(journalApi.restoreEntry, { params: { id: entry.id } }, { as: me })
    expect(back.entry.audioUrl).toBe(body.entry.audioUrl)
    await remove(me, entry.id)
    await runQueued(context.current, removeVoices)
    expect(kept()).toHaveLength(1)
    await call(journalApi.deleteForGood, { params: { id: entry.id } }, { as: me })
    await runQueued(context.current, removeVoices)
    expect(kept()).toEqual([])
  })

  it('at night takes what no entry has, and what never arrived', async () => {
    await drop()
    const { db, clock, people } = context.current
    const me = await people.adult()
    const [stays, goes, halfway] = await Promise.all([write(me), write(me), write(me)])
    for (const { entry } of [stays, goes, halfway]) await record(me, entry.id)
    await db.query('delete from journal_entries where id = $1', [goes.entry.id])
    await db.query('update voice_notes set stored_at = null where entry_id = $1', [halfway.entry.id])
    const prune = () => pruneVoices(context.current, { now: clock.now() })
    expect(await prune()).toBe(0)
    clock.advance(25 * 3_600)
    expect(await prune()).toBe(2)
    await runQueued(context.current, removeVoices)
    expect(kept()).toHaveLength(1)
    expect(await prune()).toBe(0)
  })

  it('the account takes the file, also where the account was never confirmed', async () => {
    await drop()
    const { db, clock, people } = context.current
    const me = await people.adult({ emailVerified: false })
    const { entry } = await write(me)
    await record(me, entry.id)
    await db.tx((sql) => eraseAccounts(sql, [me.id], clock.now()))
    await runQueued(context.current, removeVoices)
    expect(kept()).toEqual([])
  })

  it('a try that never ended makes room for the next, of the same recording and of another', async () => {
    await drop()
    const { db, people, files } = context.current
    const me = await people.adult()
    const { entry } = await write(me)
    const id = randomUUID()
    await record(me, entry.id, ogg, id)
    await db.query('update voice_notes set stored_at = null')
    await db.query('update journal_entries set audio_url = null, audio_seconds = null where id = $1', [
      entry.id,
    ])
    expect((await record(me, entry.id, ogg, id)).body.entry.audioUrl).toBe(`/api/voice-notes/${id}`)
    await db.query('update voice_notes set stored_at = null')
    expect((await record(me, entry.id)).status).toBe(200)
    await runQueued(context.current, removeVoices)
    expect(files.files.has(`voice-notes/${id}.ogg`)).toBe(false)
    expect(kept()).toHaveLength(1)
  })
})

describe('the words of a voice note', () => {
  it('are found by the search, changed by one who saw them, and go when they are emptied', async () => {
    const me = await context.current.people.adult()
    const { entry } = await write(me)
    const first = await said(me, entry.id, 'Granite and heather.', { by: 'machine' })
    expect(first.body.entry).toMatchObject({
      transcript: 'Granite and heather.',
      transcriptBy: 'machine',
      version: 2,
    })
    expect((await list(me, { search: 'heather' })).entries).toMatchObject([{ id: entry.id }])
    const late = await said(me, entry.id, 'Other words.')
    expect([late.status, late.body.error.code]).toEqual([409, 'journal.error.changed_elsewhere'])
    // The same again is no conflict: the first answer may have been lost.
    expect((await said(me, entry.id, 'Granite and heather.')).status).toBe(200)
    const gone = await said(me, entry.id, '', { version: 2 })
    expect(gone.body.entry).toMatchObject({ transcript: null, transcriptBy: null })
    expect((await list(me, { search: 'heather' })).entries).toEqual([])
  })

  it('are read for danger like all words, and hold back what is shared', async () => {
    const { people, db } = context.current
    const adult = await people.adult()
    const { entry } = await write(adult)
    const answer = await said(adult, entry.id, 'I want to kill myself.')
    expect(answer.body).toMatchObject({ offerSupport: true, heavyWords: true })
    const teen = await people.teen({ guardian: 'verified' })
    const shared = await write(teen, { sharedWithParent: true })
    await said(teen, shared.entry.id, 'My dad hits me at home.')
    expect(await db.query('select is_held from journal_entries where id = $1', [shared.entry.id])).toEqual([
      { is_held: true },
    ])
    expect(
      await db.query(`select category from child_safety_cases where user_id = $1`, [teen.id]),
    ).toMatchObject([{ category: 'danger_at_home' }])
  })

  it('with slurs are not kept', async () => {
    const me = await context.current.people.adult()
    const { entry } = await write(me)
    const { status } = await said(me, entry.id, 'you faggot')
    expect(status).toBe(422)
    expect((await read(me, entry.id)).body.entry.transcript).toBeNull()
  })
})
