import { expect, it } from 'vitest'
import { profanityApi } from '#domain/moderation/profanityApi.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it.each([
  ['I slept better after a walk.', 'none', false],
  ['my boss is an asshole', 'offensive', true],
  ['Sale bougnoule', 'severe', true],
] as const)(
  'check-profanity reads %j as %s, and covers the words it found',
  async (text, severity, isOffensive) => {
    const as = await context.current.people.adult()
    const answer = await context.current.call(profanityApi.checkProfanity, { body: { text } }, { as })
    expect(answer).toMatchObject({ severity, is_offensive: isOffensive })
    expect(answer.sanitized_text === text).toBe(!isOffensive)
  },
)

it('check-profanity needs a session', async () => {
  const { status } = await context.current.ask(profanityApi.checkProfanity, { body: { text: 'Hello.' } })
  expect(status).toBe(401)
})
