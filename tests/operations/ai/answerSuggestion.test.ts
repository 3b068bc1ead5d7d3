import { addSuggestion } from '#tests/kit/factories.ts'
import { describe, expect, it } from 'vitest'
import { aiApi } from '#domain/ai/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { entries } from '#domain/ai/library/entries.ts'
import { keyOfText } from '#domain/ai/library/index.ts'
import {
  DECLINED_REMEMBERED,
  SUGGESTIONS_REMEMBERED,
  type SuggestionAnswer,
  type SuggestionView,
} from '#domain/ai/suggestions.ts'
import { newId } from '#operations/_kit/ids.ts'
import { knownTexts } from '#operations/ai/latestSuggestions.ts'
import { inWaves } from '#tests/kit/waves.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const generate = (as: Person) => context.current.call(aiApi.generateSuggestions, { body: {} }, { as })
const shown = async (as: Person) => (await context.current.call(aiApi.suggestions, {}, { as })).suggestions
const answer = (as: Person, id: string, answer: SuggestionAnswer) =>
  context.current.call(aiApi.answerSuggestion, { params: { id }, body: { answer } }, { as })
const refused = async (as: Person | undefined, id: string) => {
  const given = { params: { id }, body: { answer: 'done' as const } }
  const { status, body } = await context.current.ask(aiApi.answerSuggestion, given, as && { as })
  return [status, body.error.code]
}
async function withFive(make = () => context.current.people.adult()) {
  const me = await make()
  const body = { id: newId(), mood: 'anxious' as const, intensity: 4 }
  await context.current.call(checkinsApi.saveCheckIn, { body }, { as: me })
  return { me, five: (await generate(me)).suggestions }
}
const ids = (list: readonly SuggestionView[]) => list.map(({ id }) => id)

describe('a suggestion that is done', () => {
  it('stays done and read wherever the member looks, tells the other tabs once, and can be undone', async () => {
    const { realtime } = context.current
    const { me, five } = await withFive()
    realtime.published.length = 0
    await inWaves(4, () => answer(me, five[1]!.id, 'done'))
    const now = await shown(me)
    expect(now).toEqual(five.map((one, at) => (at === 1 ? { ...one, isDone: true, isRead: true } : one)))
    expect(realtime.published).toEqual([
      { channel: `private-user-${me.id}`, event: 'suggestion-answered', data: {} },
    ])
    const { suggestions } = await answer(me, five[1]!.id, null)
    expect(suggestions.some(({ isDone }) => isDone)).toBe(false)
  })
})

describe('a suggestion that is not for the member', () => {
  it('leaves, and another of our editors’ comes, of a kind the others are not', async () => {
    const { me, five } = await withFive()
    const { suggestions } = await answer(me, five[2]!.id, 'not_for_me')
    expect(suggestions).toHaveLength(5)
    expect(ids(suggestions).slice(0, 4)).toEqual(ids(five.filter((_, at) => at !== 2)))
    const other = suggestions[4]!
    expect(five.map(({ content }) => content)).not.toContain(other.content)
    expect(suggestions.filter(({ type }) => type === other.type)).toHaveLength(1)
    expect(other).toMatchObject({ source: 'curated', isRead: false, isDone: false })
    expect(await shown(me)).toEqual(suggestions)
  })

  it('pressed in many tabs at once brings one', async () => {
    const { me, five } = await withFive()
    await inWaves(6, () => answer(me, five[0]!.id, 'not_for_me'))
    const rows = await context.current.db.query('select 1 from ai_suggestions where user_id = $1', [me.id])
    expect(rows).toHaveLength(6)
  })

  it('comes back to its place when undone, and the other one goes', async () => {
    const { me, five } = await withFive()
    await answer(me, five[2]!.id, 'not_for_me')
    const { suggestions } = await answer(me, five[2]!.id, null)
    expect(ids(suggestions)).toEqual(ids(five))
    const again = await answer(me, five[2]!.id, 'not_for_me')
    expect(again.suggestions).toHaveLength(5)
  })

  it('is never offered again, in whatever language, however often new ones are asked for', async () => {
    const { clock, db } = context.current
    const { me, five } = await withFive()
    const declined = five.map(({ content }) => keyOfText(content)!)
    for (const { id } of five) await answer(me, id, 'not_for_me')
    for (let round = 0; round < 8; round += 1) {
      clock.advance(3_600)
      if (round === 4) await db.query(`update profiles set language = 'ar' where id = $1`, [me.id])
      const keys = (await generate(me)).suggestions.map(({ content }) => keyOfText(content)!)
      expect(keys).toHaveLength(5)
      expect(keys.filter((key) => declined.includes(key))).toEqual([])
    }
  })

  it('is remembered among the newest declined ones', async () => {
    const { people, db } = context.current
    const me = await people.adult()
    await addSuggestion(
      db,
      Array.from({ length: DECLINED_REMEMBERED + 30 }, (_, at) => ({
        user_id: me.id,
        content: `text ${at + 1}`,
        source: 'model',
        answer: 'not_for_me',
        created_at: new Date(Date.UTC(2026, 0, 1, 0, at + 1)),
      })),
    )
    const { recent, declined } = await knownTexts(db, me.id)
    expect(recent).toHaveLength(SUGGESTIONS_REMEMBERED)
    expect(declined).toHaveLength(DECLINED_REMEMBERED)
    expect([declined[0], declined.at(-1)]).toEqual([`text ${DECLINED_REMEMBERED + 30}`, 'text 31'])
  })

  it('leaves nothing when all our texts were declined, and says so', async () => {
    const { me, five } = await withFive(() => context.current.people.child())
    let left = five
    for (let press = 0; left.length > 0; press += 1) {
      expect(press).toBeLessThan(Object.keys(entries).length)
      left = (await answer(me, left[0]!.id, 'not_for_me')).suggestions
    }
    context.current.clock.advance(60)
    expect(await generate(me)).toMatchObject({ suggestions: [], isNew: false })
  })
})

describe('an answer', () => {
  it('to a suggestion of another member is not found', async () => {
    const { people } = context.current
    const { me, five } = await withFive()
    for (const as of [await people.adult(), await people.staff('owner')]) {
      expect(await refused(as, five[0]!.id)).toEqual([404, 'common.error.not_found'])
    }
    expect(await refused(me, newId())).toEqual([404, 'common.error.not_found'])
    expect((await refused(undefined, five[0]!.id))[0]).toBe(401)
    expect(await shown(me)).toEqual(five)
  })

  it('needs a guardian’s consent, as asking does', async () => {
    const child = await context.current.people.child({ guardian: 'pending' })
    expect(await refused(child, newId())).toEqual([403, 'checkins.error.guardian_needed'])
  })
})
