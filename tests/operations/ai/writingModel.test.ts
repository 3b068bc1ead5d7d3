import { describe, expect, it } from 'vitest'
import { writingApi } from '#domain/ai/writingApi.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { journalApi } from '#domain/journal/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person, PersonOptions } from '#tests/kit/people.ts'
import { addRow } from '#tests/kit/rows.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { withModel } from './withModel.ts'

const { world, model } = withModel()

const person = async (
  kind: 'child' | 'teen' | 'adult' | 'elder',
  words = 'My sister Irena called from Gdańsk.',
  options: PersonOptions = {},
) => {
  const { people, call } = world.current
  const me = await people[kind](options)
  await call(checkinsApi.saveCheckIn, { body: { id: newId(), mood: 'tired', reflection: words } }, { as: me })
  return me
}
const generate = (as: Person, body: object = {}) =>
  world.current.call(writingApi.generate, { body: { mood: 'anxious', ...body } as never }, { as })
const sourceOf = async (as: Person, body = {}) =>
  [...new Set((await generate(as, body)).prompts.map(({ source }) => source))].join()
const today = (as: Person) => world.current.call(writingApi.dailyReflection, {}, { as })
const agree = async (as: Person, fromModel: boolean) => {
  const { day } = await today(as)
  await world.current.call(writingApi.closeReflection, { body: { day, fromModel } }, { as })
  world.current.clock.advance(86_400)
}
const spentBy = async (me: Person) => {
  const [row] = await world.current.db.query<{ tokens: string }>(
    'select sum(tokens) as tokens from ai_usage where user_id = $1',
    [me.id],
  )
  return Number(row!.tokens)
}

describe('prompts with a model', () => {
  it('come from it, the page says so before, and what they cost is counted', async () => {
    const me = await person('adult')
    expect(await world.current.call(writingApi.page, {}, { as: me })).toMatchObject({ usesModel: true })
    expect(await sourceOf(me)).toBe('model')
    expect(await spentBy(me)).toBe(1_000)
  })

  it('no word of a member leaves: neither of a check-in, nor of the journal, nor what a caller says of it', async () => {
    const me = await person('teen', undefined, { firstName: 'Marenka', timeZone: 'Europe/Warsaw' })
    const entry = {
      id: newId(),
      title: 'A walk',
      body: 'Hazel waved.',
      tags: ['harbour'],
      moodId: 'excited' as const,
    }
    await world.current.call(journalApi.saveEntry, { body: entry }, { as: me })
    await generate(me, { recentEntries: [{ title: 'Secret garden', body: 'Nobody knows' }] })
    expect(model.fake.completions()).toHaveLength(1)
    const left = JSON.stringify(model.fake.asked.map(({ body, headers }) => [body, headers]))
    for (const secret of ['A walk', 'Hazel', 'harbour', entry.id]) expect(left, secret).not.toContain(secret)
    expect(left).toContain('excited')
    for (const secret of [
      me.id,
      me.username,
      'Marenka',
      'Irena',
      'Gdańsk',
      'Secret',
      'Nobody knows',
      'Warsaw',
    ])
      expect(left, secret).not.toContain(secret)
    expect(left).toContain('anxious')
    expect(left).toContain('tired')
  })

  it.each([
    ['a child', 'child', {}],
    ['a member of an age the operator did not name', 'elder', {}],
    ['a member who wants only our editors’ texts', 'adult', { curatedOnly: true }],
  ] as const)('for %s are our editors’; nothing leaves', async (_, kind, body) => {
    expect(await sourceOf(await person(kind), body)).toBe('curated')
    expect(model.fake.asked).toEqual([])
  })

  it.each(['I want to die', 'Quiero acabar con mi vida', 'Je pense à me suicider', 'أريد أن أموت'])(
    'after words of a crisis (%s) are our editors’; nothing leaves, and support is offered',
    async (words) => {
      const me = await person('adult', words)
      const made = await generate(me)
      expect(made.offerSupport).toBe(true)
      expect(made.prompts.every(({ source }) => source === 'curated')).toBe(true)
      await agree(me, true)
      expect(await today(me)).toMatchObject({ source: 'curated', offerSupport: true })
      expect(model.fake.asked).toEqual([])
    },
  )

  it('after words of a crisis in the journal are our editors’; nothing leaves', async () => {
    const me = await person('adult')
    const body = 'Je pense à me suicider.'
    await world.current.call(journalApi.saveEntry, { body: { id: newId(), body } }, { as: me })
    expect(await sourceOf(me)).toBe('curated')
    expect(model.fake.asked).toEqual([])
  })

  it('that fails or is out of budget are our editors’', async () => {
    const me = await person('adult')
    model.fake.on(() => ({ status: 500, json: {} }))
    expect(await sourceOf(me)).toBe('curated')
    expect(await spentBy(me)).toBe(0)
    await world.current.db.query('update ai_usage set tokens = 7001 where user_id = $1', [me.id])
    model.fake.reset()
    world.current.clock.advance(60)
    expect(await sourceOf(me)).toBe('curated')
    expect(model.fake.asked).toEqual([])
  })
})

describe('the question of the day with a model', () => {
  it('is our editors’ until the person agrees: it comes by itself', async () => {
    const me = await person('adult')
    expect(await today(me)).toMatchObject({ source: 'curated', canUseModel: true, fromModel: false })
    expect(model.fake.asked).toEqual([])
  })

  it('is the model’s from the next day once they agreed, asked for once, until they say no', async () => {
    const me = await person('adult')
    await agree(me, true)
    const asked = await inWaves(6, () => today(me))
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    expect(asked[0]).toMatchObject({ source: 'model', fromModel: true })
    expect(model.fake.completions()).toHaveLength(1)
    await agree(me, false)
    expect(await today(me)).toMatchObject({ source: 'curated', fromModel: false })
    expect(model.fake.completions()).toHaveLength(1)
  })

  it('is our editors’ again once it was taken back in the settings; today’s stays', async () => {
    const { call, clock } = world.current
    const me = await person('adult')
    const choice = () => call(writingApi.modelChoice, {}, { as: me })
    const choose = (agreed: boolean) => call(writingApi.chooseModel, { body: { agreed } }, { as: me })
    expect(await choice()).toEqual({ canUseModel: true, agreed: false })
    expect(await choose(true)).toEqual({ canUseModel: true, agreed: true })
    expect(await choice()).toEqual({ canUseModel: true, agreed: true })
    const asked = await today(me)
    expect(asked).toMatchObject({ source: 'model', fromModel: true })
    await choose(false)
    expect(await today(me)).toEqual({ ...asked, fromModel: false })
    clock.advance(86_400)
    expect(await today(me)).toMatchObject({ source: 'curated', fromModel: false })
  })

  it('takes consent only from members a model may write for; every member can take their own back', async () => {
    const { ask, call, db } = world.current
    const [child, adult] = [await person('child'), await person('adult')]
    await call(writingApi.chooseModel, { body: { agreed: true } }, { as: adult })
    // Agreed once, and then the operator, or their age, changed.
    await addRow(db, 'ai_choices', { user_id: child.id, daily_from_model: true, updated_at: new Date() })
    const refused = await ask(writingApi.chooseModel, { body: { agreed: true } }, { as: child })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'common.error.not_allowed'])
    expect(await call(writingApi.modelChoice, {}, { as: child })).toEqual({
      canUseModel: false,
      agreed: true,
    })
    expect(await call(writingApi.chooseModel, { body: { agreed: false } }, { as: child })).toEqual({
      canUseModel: false,
      agreed: false,
    })
    expect(await call(writingApi.modelChoice, {}, { as: adult })).toMatchObject({ agreed: true })
    expect((await ask(writingApi.chooseModel, { body: { agreed: true } })).status).toBe(401)
  })

  it('is our editors’ for a child, whatever was agreed', async () => {
    const me = await person('child')
    await agree(me, true)
    expect(await today(me)).toMatchObject({ source: 'curated', canUseModel: false })
    expect(model.fake.asked).toEqual([])
  })
})
