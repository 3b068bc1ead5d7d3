import { describe, expect, it } from 'vitest'
import { minutesOf, returnAttempt, takeAttempt } from '#operations/_kit/attempts.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let count = 0
const newBucket = () => `test ${(count += 1)}`
const take = (bucket: string, on = context.current) =>
  takeAttempt(on.db, { bucket, max: 3, perSeconds: 600, now: context.current.clock.now() })

describe('a budget of attempts', () => {
  it('lets so many through in any span, not in fixed ones', async () => {
    const bucket = newBucket()
    expect(await take(bucket)).toBe(0)
    context.current.clock.advance(599)
    expect([await take(bucket), await take(bucket)]).toEqual([0, 0])
    expect(await take(bucket)).toBe(1)
    context.current.clock.advance(1)
    expect(await take(bucket)).toBe(0)
    // The first has left the span, the two of just before have not.
    expect(await take(bucket)).toBe(599)
  })

  it('does not make a caller wait longer for asking too early', async () => {
    const bucket = newBucket()
    for (let n = 0; n < 50; n += 1) await take(bucket)
    context.current.clock.advance(600)
    expect(await take(bucket)).toBe(0)
  })

  it('holds for two hundred at once over two processes', async () => {
    const bucket = newBucket()
    const other = newTestContext(context.current.databaseUrl)
    const waits = await inWaves(200, (n) => take(bucket, n % 2 ? other : context.current))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    await Promise.all([other.services.db.close(), other.services.authDb.close()])
  })

  it('takes one attempt back, and none that is not there', async () => {
    const bucket = newBucket()
    await returnAttempt(context.current.db, bucket)
    for (let n = 0; n < 3; n += 1) await take(bucket)
    await returnAttempt(context.current.db, bucket)
    expect([await take(bucket), await take(bucket)]).toEqual([0, 600])
    for (let n = 0; n < 5; n += 1) await returnAttempt(context.current.db, bucket)
    expect([await take(bucket), await take(bucket), await take(bucket), await take(bucket)]).toEqual([
      0, 0, 0, 600,
    ])
  })

  it.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [900, 15],
  ])('%i seconds are %i minutes to a reader', (seconds, minutes) => {
    expect(minutesOf(seconds)).toBe(minutes)
  })
})
