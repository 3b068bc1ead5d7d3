import { setFlag } from '#tests/kit/flags.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import type { RoomBand } from '#domain/chat/bands.ts'
import { assessText } from '#domain/moderation/assessText.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { newId } from '#operations/_kit/ids.ts'
import { readActor } from '#operations/account/readActor.ts'
import { assessMessage } from '#operations/chat/assessMessage.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

// Nothing answers at this address: the second opinion is down.
const context = useTestContext({
  env: { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:9', SAFETY_AGE_GROUPS: 'child,teen,adult' },
})
beforeAll(() => openRooms(context.current))

async function send(band: RoomBand, message: string) {
  const as = await roomMember(context.current, band)
  const id = roomOf(band)
  return context.current.call(chatApi.send, { params: { id }, body: { id: newId(), message } }, { as })
}

describe('without a second opinion that should be there', () => {
  it('holds the clean message of a teen', async () => {
    expect((await send('13-15', 'I slept better.')).message).toMatchObject({
      state: 'held',
      heldReason: 'unavailable',
    })
  })

  it('goes by our own rules for an adult, and holds what these flag', async () => {
    expect((await send('adult', 'I slept better.')).message.state).toBe('visible')
    expect((await send('adult', 'my boss is an asshole')).message).toMatchObject({
      state: 'held',
      heldReason: 'unavailable',
    })
  })

  it('changes nothing for members whose words no one else reads', async () => {
    expect((await send('elder', 'my boss is an asshole')).notice).toBe('modified')
  })
})

describe('without our own rules', () => {
  it.each(['assess', 'readDanger'] as const)('stores nothing where %s fails', async (broken) => {
    const { db, services } = context.current
    const person = await roomMember(context.current, 'adult')
    const actor = (await readActor(db, person.token))!
    const fail = () => {
      throw new Error('broken')
    }
    const readers = { assess: assessText, readDanger, [broken]: fail }
    await expect(
      assessMessage(services, actor, { text: 'Hello.', isModerator: false }, readers),
    ).rejects.toMatchObject({
      code: 'rooms.error.check_failed',
    })
  })
})

describe('while staff does not trust the checks alone', () => {
  const trust = (enabled: boolean) => setFlag(context.current.db, 'ff.room_safety', enabled)

  const untrusted = async (work: () => Promise<void>) => {
    await trust(false)
    try {
      await work()
    } finally {
      await trust(true)
    }
  }
  const itemsOf = (id: string) =>
    context.current.db.query<{ severity: string; category: string }>(
      'select severity, category from moderation_items where subject_id = $1 order by created_at',
      [id],
    )

  it('danger of an adult, and personal data, wait as what they are', async () => {
    await untrusted(async () => {
      const danger = await send('elder', 'I wish I was dead sometimes')
      expect(danger).toMatchObject({ isCareOffered: true, message: { state: 'held', heldReason: 'danger' } })
      expect(await itemsOf(danger.message.id)).toEqual([{ severity: 'high', category: 'self_harm' }])
      const personal = await send('elder', 'call me on 313 555 0142')
      expect(personal.message).toMatchObject({ state: 'held', heldReason: 'personal' })
      expect(await itemsOf(personal.message.id)).toEqual([{ severity: 'medium', category: 'personal_info' }])
    })
  })

  it('what was held for danger stays that after an edit', async () => {
    const { call } = context.current
    await untrusted(async () => {
      const as = await roomMember(context.current, 'elder')
      const params = { id: roomOf('elder') }
      const body = { id: newId(), message: 'I wish I was dead sometimes' }
      await call(chatApi.send, { params, body }, { as })
      const edited = await call(
        chatApi.edit,
        { params: { id: body.id }, body: { message: 'I slept better.' } },
        { as },
      )
      expect(edited.message).toMatchObject({ state: 'held', heldReason: 'danger' })
    })
  })

  it('a moderator’s words stand at once, and as a moderator’s', async () => {
    const { people, call } = context.current
    const as = await people.staff('moderator')
    await untrusted(async () => {
      const { message } = await call(
        chatApi.send,
        { params: { id: roomOf('8-10') }, body: { id: newId(), message: 'Let us all take a breath.' } },
        { as },
      )
      expect(message).toMatchObject({ state: 'visible', isModerator: true })
      const held = await call(
        chatApi.send,
        { params: { id: roomOf('8-10') }, body: { id: newId(), message: 'I want to die tonight.' } },
        { as },
      )
      expect(held.message).toMatchObject({ state: 'held', isModerator: true })
    })
  })

  it('a person reads every message first, in the words of its author', async () => {
    await trust(false)
    try {
      const clean = await send('elder', 'I slept better.')
      expect(clean.message).toMatchObject({
        state: 'held',
        heldReason: 'checking',
        message: 'I slept better.',
      })
      const items = await context.current.db.query(
        'select source, severity from moderation_items where subject_id = $1',
        [clean.message.id],
      )
      expect(items).toEqual([{ source: 'held_message', severity: 'low' }])
      const rude = await send('elder', 'my boss is an asshole')
      expect(rude).toMatchObject({
        notice: null,
        message: { state: 'held', message: 'my boss is an asshole' },
      })
      await expect(send('elder', 'Sale bougnoule')).rejects.toMatchObject({ code: 'rooms.error.rejected' })
      expect((await send('elder', 'I want to die.')).isCareOffered).toBe(true)
    } finally {
      await trust(true)
    }
    expect((await send('elder', 'I slept better.')).message.state).toBe('visible')
  })
})
