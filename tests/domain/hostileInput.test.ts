import { expect, it } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import { leavesOf, sampleOf, withValue } from '#tests/server/http/kit/sampleOf.ts'
import { hostileTexts } from '#tests/kit/hostileTexts.ts'

// A schema looks at a text before anything else does, also at one that is too long.
const inputs = endpoints.flatMap(({ contract }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = contract[part]
    return schema ? [{ name: `${contract.method} ${contract.path} ${part}`, schema }] : []
  }),
)

// Quadratic work takes more than five seconds for such a text, linear work about a hundredth of one.
it.each(inputs)('$name looks at hostile texts in linear time', ({ schema }) => {
  const sample = sampleOf(schema)
  const slow = leavesOf(schema).flatMap(({ path }) =>
    Object.entries(hostileTexts).filter(([, make]) => {
      const input = withValue(sample, path, make(100_000))
      const from = performance.now()
      schema.safeParse(input)
      return performance.now() - from > 1_000
    }),
  )
  expect(slow.map(([name]) => name)).toEqual([])
})
