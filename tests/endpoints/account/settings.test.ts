import { setFlag } from '#tests/kit/flags.ts'
import { describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { Locale } from '#messages'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const me = async (cookie: string) =>
  (await context.current.call(accountApi.readPerson, {}, { cookie })).person

describe('the language', () => {
  const flag = (key: string, enabled: boolean) => setFlag(context.current.db, key, enabled)

  it.each<[Locale, boolean | null, number]>([
    ['fr', true, 200],
    ['es', false, 409],
    ['ar', null, 409],
    ['en', false, 200],
  ])('%s with its flag %s answers %i', async (language, enabled, status) => {
    if (enabled !== null) await flag(`ff.lang_${language}`, enabled)
    const person = await context.current.people.adult({ locale: null })
    const answer = await context.current.ask(accountApi.setLanguage, { body: { language } }, { as: person })
    expect(answer.status).toBe(status)
    expect((await me(person.cookie))!.language).toBe(status === 200 ? language : null)
  })
})

describe('the focus areas', () => {
  it('are replaced in order, each once', async () => {
    const person = await context.current.people.adult()
    const other = await context.current.people.adult({ focusAreas: ['grief'] })
    const body = { focusAreas: ['sleep', 'anxiety', 'sleep'] as ['sleep', 'anxiety', 'sleep'] }
    const answer = await context.current.call(accountApi.setFocusAreas, { body }, { as: person })
    expect(answer.focusAreas).toEqual(['sleep', 'anxiety'])
    expect((await me(person.cookie))!.focusAreas).toEqual(['sleep', 'anxiety'])
    expect((await me(other.cookie))!.focusAreas).toEqual(['grief'])
  })

  it.each([
    ['none', []],
    ['four', ['sleep', 'anxiety', 'grief', 'stress']],
    ['unknown ones', ['astrology']],
  ])('are rejected when there are %s', async (_, focusAreas) => {
    const person = await context.current.people.adult()
    const answer = await context.current.ask(
      accountApi.setFocusAreas,
      { body: { focusAreas } as never },
      { as: person },
    )
    expect(answer.status).toBe(422)
  })
})

describe('checking a password', () => {
  it.each([
    ['Quiet-Harbour-2261-plum', true, []],
    ['Quiet-2261', false, ['account.password.too_short']],
    ['Maren.Sailor.2261!x', false, ['account.password.contains_email']],
  ])('%s is valid: %s', async (password, valid, problems) => {
    const body = { password, email: 'sailor@harbour.example', name: 'tern' }
    const answer = await context.current.call(accountApi.checkPassword, { body })
    expect(answer.valid).toBe(valid)
    expect(answer.problems).toEqual(expect.arrayContaining(problems))
    expect(answer.score).toBeGreaterThanOrEqual(0)
  })
})
