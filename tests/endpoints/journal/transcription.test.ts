import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { journalApi } from '#domain/journal/api.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { transcribeAudio, transcriptionState } from '#operations/journal/voice/transcription.ts'
import { SpeechError, type Speech, type Spoken } from '#services/speech/port.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { oggVoice, TAG, taggedVoice } from '#tests/kit/voices.ts'

const context = useTestContext()
let ogg: string
beforeAll(async () => {
  ogg = (await oggVoice()).toString('base64')
})
const heard: Spoken[] = []
const speech: Speech = {
  isConnected: true,
  transcribe: (spoken) => {
    heard.push(spoken)
    return Promise.resolve('Low tide.')
  },
}
beforeEach(() => (heard.length = 0))

const actorOf = (person: Person, ageGroup: Actor['ageGroup']) =>
  ({ id: person.id, ageGroup, locale: 'fr' }) as Actor
const write = (person: Person, ageGroup: Actor['ageGroup'], audio = ogg, by = speech) =>
  transcribeAudio({ db: context.current.db, speech: by }, actorOf(person, ageGroup), audio)
const state = (person: Person, ageGroup: Actor['ageGroup']) =>
  transcriptionState({ db: context.current.db, speech }, actorOf(person, ageGroup))

describe('without a service', () => {
  it('says that transcription is not connected, and takes typed words', async () => {
    const { ask, call, people } = context.current
    const me = await people.adult()
    expect(await call(voiceApi.transcription, {}, { as: me })).toEqual({ state: 'not_connected' })
    const { status, body } = await ask(voiceApi.transcribeAudio, { body: { audio: ogg } }, { as: me })
    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      'voice.error.transcription_off',
      'Transcription isn’t connected here. You can type what you said.',
    ])
  })
})

describe('with a service', () => {
  it('writes an adult’s words down; the sound leaves alone, and nothing is stored', async () => {
    const me = await context.current.people.adult()
    const file = (await taggedVoice('webm')).toString('base64')
    expect(await write(me, 'adult', file)).toBe('Low tide.')
    expect(heard).toMatchObject([{ type: 'audio/webm', ending: 'webm', language: 'fr' }])
    expect(Buffer.from(heard[0]!.bytes).includes(TAG)).toBe(false)
    expect(context.current.files.files.size).toBe(0)
  })

  it('sends nothing of a minor without the guardian’s own yes, and of no one without an age', async () => {
    const { people, call, ask, db } = context.current
    const child = await people.child({ guardian: 'verified' })
    const guardian = await people.adult()
    await db.query('update guardian_links set guardian_id = $1 where child_id = $2', [guardian.id, child.id])
    const refused = { code: 'voice.error.transcription_guardian' }
    await expect(write(child, 'child')).rejects.toMatchObject(refused)
    await expect(write(child, null)).rejects.toMatchObject({ code: 'journal.error.onboarding_needed' })
    const { children } = await call(voiceApi.childTranscription, {}, { as: guardian })
    expect(children).toMatchObject([{ isAgreed: false }])
    const { link } = children[0]!
    const agree = (as: Person, isAgreed: boolean) =>
      ask(voiceApi.agreeToTranscription, { params: { link }, body: { isAgreed } }, { as })
    for (const stranger of [await people.adult(), child])
      expect((await agree(stranger, true)).status).toBe(404)
    expect(await state(child, 'child')).toBe('guardian_needed')
    expect((await agree(guardian, true)).status).toBe(200)
    expect(await write(child, 'child')).toBe('Low tide.')
    await agree(guardian, false)
    await expect(write(child, 'child')).rejects.toMatchObject(refused)
    // A consent that ended takes the yes along; a new one is asked anew.
    await agree(guardian, true)
    await call(guardianApi.revokeGuardian, { params: { link } }, { as: guardian })
    expect(await state(child, 'child')).toBe('guardian_needed')
    context.current.clock.advance(60)
    await db.query(
      `update guardian_links set status = 'verified', guardian_id = $1, verified_at = $2 where child_id = $3`,
      [guardian.id, context.current.clock.now(), child.id],
    )
    expect(await state(child, 'child')).toBe('guardian_needed')
    expect(heard).toHaveLength(1)
  })

  it('that gives nothing leaves the words to be typed', async () => {
    const me = await context.current.people.adult()
    const broken: Speech = { isConnected: true, transcribe: () => Promise.reject(new SpeechError('gone')) }
    await expect(write(me, 'adult', ogg, broken)).rejects.toMatchObject({
      code: 'voice.error.transcription_failed',
    })
    await expect(write(me, 'adult', 'AAAA')).rejects.toMatchObject({
      fields: { 'body.audio': 'voice.field.unusable' },
    })
    expect(heard).toEqual([])
  })

  it('is no part of what a guardian reads of a shared entry', async () => {
    const { people, call } = context.current
    const teen = await people.teen({ guardian: 'verified' })
    const id = '01890a5d-ac96-774b-bcce-b302099a8099'
    await call(journalApi.saveEntry, { body: { id, body: 'Shared.', sharedWithParent: true } }, { as: teen })
    const body = { version: 1, words: 'Spoken for me alone.', by: 'member' as const }
    await call(voiceApi.saveTranscript, { params: { id }, body }, { as: teen })
    const { db } = context.current
    const waiting = await db.query(
      'select row_to_json(n)::text as text from parent_notices n where child_id = $1',
      [teen.id],
    )
    expect(waiting).toHaveLength(1)
    expect(JSON.stringify(waiting)).not.toContain('alone')
  })
})
