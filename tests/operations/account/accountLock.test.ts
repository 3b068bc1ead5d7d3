import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { withAccountLock } from '#operations/account/accountLock.ts'
import { newWorld, useWorld } from '#tests/kit/world.ts'

const world = useWorld()

/** Runs pieces of work and says how many were under way at the same time, at most. */
async function crowd(
  pieces: { email: string; on?: typeof world.current }[],
  milliseconds = 20,
): Promise<number> {
  let [now, most] = [0, 0]
  await Promise.all(
    pieces.map(({ email, on = world.current }) =>
      withAccountLock(on, email, async () => {
        now += 1
        most = Math.max(most, now)
        await pause(milliseconds)
        now -= 1
      }),
    ),
  )
  return most
}

describe('the lock of an account', () => {
  it('lets one in at a time, whatever the case of the address', async () => {
    const pieces = Array.from({ length: 12 }, (_, n) => ({
      email: n % 2 ? 'ONE@test.example' : 'one@test.example',
    }))
    expect(await crowd(pieces)).toBe(1)
  })

  it('holds over processes', async () => {
    const other = newWorld(world.current.databaseUrl)
    const pieces = Array.from({ length: 8 }, (_, n) => ({
      email: 'two@test.example',
      on: n % 2 ? other : world.current,
    }))
    expect(await crowd(pieces)).toBe(1)
    await Promise.all([other.services.db.close(), other.services.authDb.close()])
  })

  it('does not keep other accounts waiting behind a crowd at one', async () => {
    const crowded = crowd(
      Array.from({ length: 40 }, () => ({ email: 'busy@test.example' })),
      25,
    )
    const start = performance.now()
    await crowd([{ email: 'quiet@test.example' }], 1)
    expect(performance.now() - start).toBeLessThan(500)
    await crowded
  })

  it('lets at most 64 wait for one account and tells the others to come again', async () => {
    const calls = Array.from({ length: 70 }, () =>
      withAccountLock(world.current, 'flood@test.example', () => pause(2)).then(
        () => 'done',
        (error: { code: string; status: number }) => `${error.status} ${error.code}`,
      ),
    )
    const outcomes = await Promise.all(calls)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(64)
    expect(outcomes.filter((outcome) => outcome === '503 account.error.busy')).toHaveLength(6)
  })

  it('is free again after work that failed', async () => {
    const failing = withAccountLock(world.current, 'three@test.example', () =>
      Promise.reject(new Error('on purpose')),
    )
    await expect(failing).rejects.toThrow('on purpose')
    expect(await withAccountLock(world.current, 'three@test.example', () => Promise.resolve('in'))).toBe('in')
  })
})
