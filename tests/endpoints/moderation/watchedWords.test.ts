import { addRoomMessage } from '#tests/kit/factories.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { watchedApi } from '#domain/moderation/watchedApi.ts'
import { forgetWords } from '#operations/moderation/watched/activeWords.ts'
import { assessMessage } from '#operations/chat/assessMessage.ts'
import { readActor } from '#operations/account/readActor.ts'
import { seedRooms } from '#seed/factories/rooms.ts'
import type { Person } from '#tests/kit/people.ts'
import { stampedAt } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let editor: Person

beforeEach(async () => {
  const { db, people, clock } = context.current
  clock.set('2026-03-12T14:00:00Z')
  await db.query('delete from watched_words; delete from rate_limits; delete from chat_messages')
  forgetWords(db)
  editor = await people.staff('moderator')
})
const ask = <C extends (typeof watchedApi)[keyof typeof watchedApi]>(
  contract: C,
  input: object = {},
  as = editor,
) =>
  context.current.ask(contract as never, input as never, { as }) as Promise<{
    status: number
    body: Record<string, never> & { error?: { code: string; message: string } }
  }>
const add = async (phrase: string, action = 'flag', locale = 'en') =>
  (await ask(watchedApi.addWord, { body: { phrase, action, locale } })).body.id as unknown as string
const dryRun = (id: string) => ask(watchedApi.tryWord, { params: { id } })
const use = (id: string, active = true) => ask(watchedApi.switchWord, { params: { id }, body: { active } })
async function inUse(phrase: string, action: string, locale = 'en') {
  const id = await add(phrase, action, locale)
  await dryRun(id)
  await use(id)
}
const list = async () =>
  (await ask(watchedApi.listWords)).body.words as unknown as { phrase: string; active: boolean }[]

describe('a watched word', () => {
  it('is not in use until it was tried, and the trail names its row alone', async () => {
    const { db } = context.current
    const id = await add('blue powder')
    expect((await use(id)).body.error?.code).toBe('moderation.error.word_untried')
    expect((await dryRun(id)).body).toEqual({ matches: 0, total: 0 })
    expect((await use(id)).status).toBe(200)
    expect(await list()).toMatchObject([
      { phrase: 'blue powder', active: true, tried: { matches: 0, total: 0 } },
    ])
    const trail = await db.query<{ event: string }>(
      `select event, metadata from admin_audit_logs where event like 'watched%' order by created_at, event`,
    )
    expect(trail.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['watched_word_added', 'watched_word_used']),
    )
    expect(JSON.stringify(trail)).not.toContain('powder')
  })

  it('is on the list once, however it is spelled; one without a letter is none', async () => {
    await add('Blue Powder')
    const again = await ask(watchedApi.addWord, {
      body: { phrase: 'bluе  p0wder', action: 'hold', locale: 'en' },
    })
    expect(again.body.error?.code).toBe('moderation.error.word_known')
    const empty = await ask(watchedApi.addWord, { body: { phrase: '…!?', action: 'hold', locale: 'en' } })
    expect(empty.status).toBe(422)
  })

  it('is counted in the messages of 30 days by members of its language, which stay as they are', async () => {
    const { db, people, clock } = context.current
    await db.tx((sql) => seedRooms(sql, clock.now()))
    const [room] = await db.query<{ id: string }>('select id from chat_rooms limit 1')
    const [me, french] = [await people.adult(), await people.adult({ locale: 'fr' })]
    const put = (person: Person, message: string, daysAgo: number) =>
      addRoomMessage(db, {
        room_id: room!.id,
        user_id: person.id,
        message,
        sequence: Math.floor(Math.random() * 1e9),
        ...stampedAt(new Date(clock.now().getTime() - daysAgo * 86_400_000)),
      })
    await put(me, 'Anyone selling BLUE  p0wder?', 1)
    await put(me, 'A plain day.', 2)
    await put(me, 'blue powder', 31)
    await put(french, 'blue powder', 1)
    // Held for danger: whoever tries words learns nothing of these.
    await put(me, 'I want to die, blue powder', 1)
    await db.query(
      `update chat_messages set state = 'held', held_reason = 'danger', sequence = null where message like 'I want to die%'`,
    )
    const before = await db.query('select * from chat_messages order by id')
    expect((await dryRun(await add('blue powder'))).body).toEqual({ matches: 1, total: 2 })
    expect(await db.query('select * from chat_messages order by id')).toEqual(before)
  })

  it('is found by the test box as whole words, disguised or not, in its language', async () => {
    await inUse('blue powder', 'hold')
    await add('never used')
    const test = (text: string, locale = 'en') => ask(watchedApi.testWords, { body: { text, locale } })
    expect((await test('Some b1ue powder?')).body).toEqual({
      found: [{ phrase: 'blue powder', action: 'hold' }],
    })
    for (const [text, locale] of [
      ['blue powdery snow', 'en'],
      ['never used', 'en'],
      ['blue powder', 'fr'],
    ] as const)
      expect((await test(text, locale)).body).toEqual({ found: [] })
  })

  it('goes out as a file and comes in again, not in use; a wrong line stops all of it', async () => {
    await inUse('blue powder', 'hold')
    await add('=cmd()', 'flag', 'fr')
    const { csv } = (await ask(watchedApi.exportWords)).body as unknown as { csv: string }
    await context.current.db.query('delete from watched_words')
    const bring = (text: string) => ask(watchedApi.importWords, { body: { csv: text } })
    expect((await bring(csv)).body).toEqual({ added: 2, known: 0 })
    expect((await bring(csv)).body).toEqual({ added: 0, known: 2 })
    expect((await list()).map(({ phrase, active }) => [phrase, active])).toEqual([
      ['blue powder', false],
      ['=cmd()', false],
    ])
    const wrong = await bring('locale,phrase,action\nen,fine,flag\nde,nein,flag')
    expect(wrong).toMatchObject({ status: 422, body: { error: { code: 'moderation.error.word_file' } } })
    expect(wrong.body.error?.message).toContain('Line 3')
    for (const text of ['', 'a,b\n1,2', 'locale,phrase,action', 'locale,phrase,action\nen,"x,flag'])
      expect((await bring(text)).status).toBe(422)
    expect(await list()).toHaveLength(2)
  })

  it('is the business of those who keep content', async () => {
    const { people } = context.current
    for (const contract of Object.values(watchedApi)) {
      const input = {
        params: { id: randomUUID() },
        body: { phrase: 'x', action: 'flag', locale: 'en', active: true, text: '', csv: '' },
      }
      const { status } = await ask(contract, input, await people.staff('support'))
      expect([403, 422], contract.path).toContain(status)
      expect((await ask(contract, input, await people.adult())).status).toBe(403)
    }
  })
})

describe('in a room', () => {
  const judge = async (person: Person, text: string) => {
    const actor = await readActor(context.current.db, person.token)
    return assessMessage(context.current.services, actor!, { text, isModerator: false })
  }

  it('flags, holds and rejects what is clean otherwise; a minor’s words are held instead of rejected', async () => {
    const { people } = context.current
    await inUse('blue powder', 'flag')
    await inUse('red powder', 'hold')
    await inUse('black powder', 'reject')
    const [adult, teen] = [await people.adult(), await people.teen()]
    expect(await judge(adult, 'Blue powder, anyone?')).toMatchObject({
      verdict: { kind: 'posted' },
      isWatched: true,
    })
    expect(await judge(adult, 'Red powder, anyone?')).toMatchObject({
      verdict: { kind: 'held', reason: 'words' },
    })
    await expect(judge(adult, 'Black powder, anyone?')).rejects.toThrow('rooms.error.rejected')
    expect(await judge(teen, 'Black powder, anyone?')).toMatchObject({ verdict: { kind: 'held' } })
    expect(await judge(adult, 'A walk by the river.')).toMatchObject({
      verdict: { kind: 'posted' },
      isWatched: false,
    })
  })

  it('never rejects words of danger, and never makes an answer milder', async () => {
    const { people } = context.current
    await inUse('pills', 'reject')
    const adult = await people.adult()
    const danger = await judge(adult, 'I am going to kill myself tonight. I have the pills here.')
    expect(danger).toMatchObject({ verdict: { kind: 'held', reason: 'danger' }, danger: { isDanger: true } })
  })
})
