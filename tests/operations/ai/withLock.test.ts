import { expect, it } from 'vitest'
import { takeAttempt } from '#operations/_kit/attempts.ts'
import { withLock } from '#operations/ai/withLock.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('lets one caller work at a time, and all of them in the end', async () => {
  const { db, clock } = context.current
  let working = 0
  let most = 0
  const done = await inWaves(8, (n) =>
    withLock(db, { bucket: 'one at a time', now: () => clock.now() }, async () => {
      most = Math.max(most, (working += 1))
      await db.query('select 1')
      working -= 1
      return n
    }),
  )
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(1)
})

it('is given back when the work fails', async () => {
  const { db, clock } = context.current
  const turn = { bucket: 'fails', now: () => clock.now() }
  await expect(withLock(db, turn, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(db, turn, () => Promise.resolve('next'))).toBe('next')
})

it('of a process that died ends by itself after half a minute', async () => {
  const { db, clock } = context.current
  const began = clock.now()
  await takeAttempt(db, { bucket: 'died', max: 1, perSeconds: 30, now: began })
  const looks = [began, new Date(began.getTime() + 29_000), new Date(began.getTime() + 31_000)]
  const got = await withLock(db, { bucket: 'died', now: () => looks.shift()! }, () => Promise.resolve('mine'))
  expect(got).toBe('mine')
  expect(looks).toEqual([])
})
