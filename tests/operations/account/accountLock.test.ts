import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { withAccountLock } from '#operations/account/accountLock.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

const first = (email: string) => ({ email, priority: 'first' as const })
type Lock = typeof withAccountLock
type Piece = { email: string; lock?: Lock; on?: typeof context.current }

/** Runs pieces of work and says how many were under way at the same time, at most. */
async function crowd(pieces: Piece[], milliseconds = 20): Promise<number> {
  let [now, most] = [0, 0]
  await Promise.all(
    pieces.map(({ email, lock = withAccountLock, on = context.current }) =>
      lock(on, { email, priority: 'first' }, async () => {
        now += 1
        most = Math.max(most, now)
        await pause(milliseconds)
        now -= 1
      }),
    ),
  )
  return most
}

/** The same code loaded once more, with connections of its own: as much as another process shares with this one. */
async function otherProcess(): Promise<{ lock: Lock; on: typeof context.current; end: () => Promise<void> }> {
  vi.resetModules()
  const { withAccountLock: lock } = await import('#operations/account/accountLock.ts')
  const on = newTestContext(context.current.databaseUrl)
  return {
    lock,
    on,
    end: async () => void (await Promise.all([on.services.db.close(), on.services.authDb.close()])),
  }
}

describe('the lock of an account', () => {
  it('lets one in at a time, whatever the case of the address', async () => {
    const pieces = Array.from({ length: 12 }, (_, n) => ({
      email: n % 2 ? 'ONE@test.example' : 'one@test.example',
    }))
    expect(await crowd(pieces)).toBe(1)
  })

  it('holds over processes', async () => {
    const { lock, on, end } = await otherProcess()
    expect(lock).not.toBe(withAccountLock)
    const pieces = Array.from({ length: 8 }, (_, n) => ({
      email: 'two@test.example',
      ...(n % 2 && { lock, on }),
    }))
    expect(await crowd(pieces)).toBe(1)
    await end()
  })

  it('tells people to come again when another process holds it for long', async () => {
    const { lock, on, end } = await otherProcess()
    let release = (): void => undefined
    const held = lock(
      on,
      first('held@test.example'),
      () => new Promise<void>((resolve) => (release = resolve)),
    )
    await pause(200)
    const failure = await withAccountLock(context.current, first('held@test.example'), () =>
      Promise.resolve(),
    ).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'account.error.busy' })
    release()
    await held
    await end()
  })

  it('does not keep other accounts waiting behind a crowd at one', async () => {
    let done = 0
    const crowded = Array.from({ length: 40 }, () =>
      withAccountLock(context.current, first('busy@test.example'), async () => void (await pause(10))).then(
        () => (done += 1),
      ),
    )
    await withAccountLock(context.current, first('quiet@test.example'), () => Promise.resolve())
    expect(done).toBeLessThan(20)
    await Promise.all(crowded)
  })

  it('lets at most 64 wait for one account and tells the others to come again', async () => {
    const calls = Array.from({ length: 70 }, () =>
      withAccountLock(context.current, first('flood@test.example'), () => pause(2)).then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
    )
    const outcomes = await Promise.all(calls)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(64)
    expect(outcomes.filter((outcome) => outcome === 'account.error.busy')).toHaveLength(6)
  })

  it('does nothing for those who waited for ten seconds: they have gone', async () => {
    let release = (): void => undefined
    let held = Promise.resolve()
    await new Promise<void>((started) => {
      held = withAccountLock(context.current, first('late@test.example'), () => {
        started()
        return new Promise<void>((resolve) => (release = resolve))
      })
    })
    const begun = performance.now()
    const work = vi.fn(() => Promise.resolve())
    const late = withAccountLock(context.current, first('late@test.example'), work).catch(
      (error: unknown) => error,
    )
    vi.spyOn(performance, 'now').mockReturnValue(begun + 10_500)
    const soon = withAccountLock(context.current, first('late@test.example'), () => Promise.resolve('in'))
    release()
    await held
    expect(await late).toMatchObject({ code: 'account.error.busy' })
    expect(work).not.toHaveBeenCalled()
    expect(await soon).toBe('in')
  })

  it('is free again after work that failed', async () => {
    const failing = withAccountLock(context.current, first('three@test.example'), () =>
      Promise.reject(new Error('on purpose')),
    )
    await expect(failing).rejects.toThrow('on purpose')
    expect(
      await withAccountLock(context.current, first('three@test.example'), () => Promise.resolve('in')),
    ).toBe('in')
  })
})
