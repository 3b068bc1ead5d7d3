import { expect, it } from 'vitest'
import { checkinsApi } from '#domain/checkins/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('a member is welcomed once for their account, however many tabs and devices ask at once', async () => {
  const { people, call } = context.current
  const me = await people.adult()
  const answers = await inWaves(10, () => call(checkinsApi.welcome, {}, { as: me }))
  expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  expect(await call(checkinsApi.welcome, {}, { as: await people.adult() })).toEqual({ isFirst: true })
})

it('and not after a second check-in', async () => {
  const { people, call } = context.current
  const me = await people.adult()
  for (const mood of ['happy', 'calm'] as const)
    await call(checkinsApi.saveCheckIn, { body: { id: newId(), mood } }, { as: me })
  expect(await call(checkinsApi.welcome, {}, { as: me })).toEqual({ isFirst: false })
})
