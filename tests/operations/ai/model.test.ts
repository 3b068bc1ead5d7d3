import { describe, expect, it } from 'vitest'
import { aiApi } from '#domain/ai/api.ts'
import { opsApi } from '#domain/ops/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { reserveTokens, settleTokens } from '#operations/ai/tokenBudget.ts'
import type { Person, PersonOptions } from '#tests/kit/people.ts'
import { addRow } from '#tests/kit/rows.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { withModel } from './withModel.ts'

const { world, model } = withModel()

const person = async (
  kind: 'child' | 'teen' | 'adult' | 'elder',
  options: PersonOptions = {},
  words?: string,
) => {
  const { people, call } = world.current
  const me = await people[kind](options)
  await call(
    checkinsApi.saveCheckIn,
    { body: { id: newId(), mood: 'anxious', ...(words && { reflection: words }) } },
    { as: me },
  )
  return me
}
const generate = (as: Person, body: object = {}) =>
  world.current.call(aiApi.generateSuggestions, { body: body as never }, { as })
const sourceOf = async (as: Person, body = {}) =>
  [...new Set((await generate(as, body)).suggestions.map(({ source }) => source))].join()
const spentBy = async (me: Person) =>
  (
    await world.current.db.query<{ tokens: number }>('select tokens from ai_usage where user_id = $1', [
      me.id,
    ])
  )[0]?.tokens

describe('with a model', () => {
  it('an adult gets its suggestions, is told so before, and what they cost is counted', async () => {
    const me = await person('adult')
    expect(await world.current.call(aiApi.suggestions, {}, { as: me })).toMatchObject({ usesModel: true })
    expect(await sourceOf(me)).toBe('model')
    expect(await spentBy(me)).toBe(1_000)
  })

  it('nothing about a person leaves but moods, days and areas', async () => {
    const words = 'My sister Irena called from Gdańsk.'
    const me = await person('adult', { firstName: 'Marenka', timeZone: 'Europe/Warsaw' }, words)
    await generate(me)
    const left = JSON.stringify(model.fake.asked.map(({ body, headers }) => [body, headers]))
    for (const secret of [me.id, me.email, me.username, 'Marenka', 'Irena', 'Gdańsk', 'Warsaw', '2026-03'])
      expect(left, secret).not.toContain(secret)
    expect(left).toContain('anxious')
  })

  it.each([
    ['a child', 'child', {}],
    ['a member of an age the operator did not name', 'elder', {}],
  ] as const)('%s gets texts of our editors; nothing leaves', async (_, kind, options) => {
    const me = await person(kind, options)
    expect(await world.current.call(aiApi.suggestions, {}, { as: me })).toMatchObject({ usesModel: false })
    expect(await sourceOf(me)).toBe('curated')
    expect(model.fake.asked).toEqual([])
  })

  it('a member who wants only our editors’ texts gets them; nothing leaves', async () => {
    expect(await sourceOf(await person('adult'), { curatedOnly: true })).toBe('curated')
    expect(model.fake.asked).toEqual([])
  })

  it.each([
    'I want to die',
    'Quiero acabar con mi vida',
    'Je pense à me suicider',
    'أريد أن أموت',
    'k1ll mys3lf',
  ])('words of a crisis (%s) keep it out altogether, and support is offered', async (words) => {
    const me = await person('adult', {}, words)
    const made = await generate(me)
    expect(made.offerSupport).toBe(true)
    expect(made.suggestions.every(({ source }) => source === 'curated')).toBe(true)
    expect(model.fake.asked).toEqual([])
  })

  it('that fails, refuses or talks nonsense is replaced by our editors’ texts', async () => {
    const me = await person('teen')
    model.fake.on(() => ({ status: 500, json: {} }))
    expect(await sourceOf(me)).toBe('curated')
    expect(await spentBy(me)).toBe(0)
    world.current.clock.advance(60)
    model.fake.on((path) => (path.endsWith('completions') ? { raw: '{"choices":[]}' } : undefined))
    expect(await sourceOf(me)).toBe('curated')
    // It did not say what it cost: what was set aside counts as spent.
    expect(await spentBy(me)).toBe(5_000)
  })
})

describe('the budget of a day', () => {
  it('set aside a thousand times at once is never overspent', async () => {
    const { db, people } = world.current
    const me = await people.adult()
    const took = await inWaves(1_000, () =>
      reserveTokens(db, { userId: me.id, day: '2026-03-12', tokens: 300, budget: 10_000 }),
    )
    expect(took.filter(Boolean)).toHaveLength(33)
    expect(await spentBy(me)).toBe(9_900)
    await settleTokens(db, { userId: me.id, day: '2026-03-12', reserved: 300, spent: 0 })
    expect(await reserveTokens(db, { userId: me.id, day: '2026-03-12', tokens: 401, budget: 10_000 })).toBe(
      false,
    )
    expect(await reserveTokens(db, { userId: me.id, day: '2026-03-12', tokens: 400, budget: 10_000 })).toBe(
      true,
    )
    expect(
      await reserveTokens(db, { userId: me.id, day: '2026-03-13', tokens: 10_001, budget: 10_000 }),
    ).toBe(false)
  })

  it('spent, our editors take over until the next day', async () => {
    const { clock, db } = world.current
    const me = await person('adult')
    await addRow(db, 'ai_usage', {
      user_id: me.id,
      day: clock.now().toISOString().slice(0, 10),
      tokens: 7001,
    })
    expect(await sourceOf(me)).toBe('curated')
    expect(model.fake.asked).toEqual([])
    clock.advance(86_400)
    expect(await sourceOf(me)).toBe('model')
  })

  it('is asked once for presses at the same time', async () => {
    const me = await person('adult')
    await inWaves(8, () => generate(me))
    expect(model.fake.completions()).toHaveLength(1)
    expect(await spentBy(me)).toBe(1_000)
  })
})

it('staff see how much, never what or whose', async () => {
  const { call, people, db } = world.current
  const cards = await call(opsApi.dashboardCards, {}, { as: await people.staff('support') })
  const [day] = await db.query<{ tokens: number }>(
    'select coalesce(sum(tokens), 0) as tokens from ai_usage where day = $1',
    [world.current.clock.now().toISOString().slice(0, 10)],
  )
  expect(cards.ai.tokensToday).toBe(day!.tokens)
  expect(cards.ai.sets24h).toBeGreaterThan(0)
  expect(cards.ai.fromModel24h).toBeLessThanOrEqual(cards.ai.sets24h)
  expect(cards.ai.model).toBe('closed')
})
