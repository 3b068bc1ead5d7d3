import { beforeEach, describe, expect, it } from 'vitest'
import {
  countFailure,
  forgive,
  lockBuckets,
  lockedFor,
  type LockBuckets,
} from '#operations/account/signInLocks.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useWorld } from '#tests/kit/world.ts'

const world = useWorld()
const minute = 60
const stranger = { email: 'a@b.example', network: '203.0.113.7', knownDevice: undefined }
let buckets: LockBuckets

const fail = async (times: number, of: LockBuckets = buckets) => {
  for (let i = 0; i < times; i += 1) await countFailure(world.current.db, of, world.current.clock.now())
}
const minutesLeft = async (of: LockBuckets = buckets) =>
  (await lockedFor(world.current.db, of, world.current.clock.now())) / 60

beforeEach(async () => {
  await world.current.db.query('delete from sign_in_locks')
  world.current.clock.set('2026-03-12T14:00:00Z')
  // Without the network: its own budget would get in the way of long rows of failures.
  buckets = { own: lockBuckets(stranger).own }
})

describe('failed sign-ins', () => {
  it('lock after five, for 5, 15, 60 and again 60 minutes', async () => {
    for (const minutes of [5, 15, 60, 60]) {
      await fail(4)
      expect(await minutesLeft()).toBe(0)
      await fail(1)
      expect(await minutesLeft()).toBe(minutes)
      world.current.clock.advance(minutes * minute - 1)
      expect(await minutesLeft()).toBeGreaterThan(0)
      world.current.clock.advance(1)
      expect(await minutesLeft()).toBe(0)
    }
  })

  it.each([
    ['23 hours', 23, 15],
    ['25 hours', 25, 5],
  ])('after %s of quiet the next pause takes %i → %i minutes', async (_, hours, minutes) => {
    await fail(5)
    world.current.clock.advance(hours * 60 * minute)
    await fail(5)
    expect(await minutesLeft()).toBe(minutes)
  })

  it('of before a quiet day do not count', async () => {
    await fail(4)
    world.current.clock.advance(25 * 60 * minute)
    await fail(4)
    expect(await minutesLeft()).toBe(0)
  })

  it('are forgotten after a right password', async () => {
    await fail(5)
    world.current.clock.advance(6 * minute)
    await forgive(world.current.db, buckets)
    await fail(4)
    expect(await minutesLeft()).toBe(0)
    await fail(1)
    expect(await minutesLeft()).toBe(5)
  })

  it('are counted each, also a hundred at once from several connections', async () => {
    await inWaves(100, () => fail(1))
    const [row] = await world.current.db.query('select failures, level from sign_in_locks')
    // 100 failures fill twenty budgets of five.
    expect(row).toEqual({ failures: 0, level: 3 })
  })

  it('of a network lock it after twenty, over any accounts, and a right password forgives one', async () => {
    const of = (n: number) => lockBuckets({ ...stranger, email: `a${n}@b.example` })
    for (let n = 0; n < 19; n += 1) await fail(1, of(n))
    await forgive(world.current.db, of(99))
    await fail(1, of(50))
    expect(await minutesLeft(of(77))).toBe(0)
    await fail(1, of(51))
    expect(await minutesLeft(of(77))).toBe(5)
    expect(await minutesLeft(lockBuckets({ ...stranger, network: '203.0.113.8' }))).toBe(0)
  })

  it('of strangers never lock a device the account knows, nor those of one device another', async () => {
    const known = (knownDevice: string) => lockBuckets({ ...stranger, knownDevice })
    await fail(25, lockBuckets(stranger))
    expect(await minutesLeft(lockBuckets(stranger))).toBeGreaterThan(0)
    expect(await minutesLeft(known('phone'))).toBe(0)
    await fail(5, known('phone'))
    expect(await minutesLeft(known('phone'))).toBe(5)
    expect(await minutesLeft(known('tablet'))).toBe(0)
  })

  it('are kept without the address', async () => {
    await fail(1, lockBuckets(stranger))
    const rows = await world.current.db.query<{ bucket: string }>('select bucket from sign_in_locks')
    expect(rows.map(({ bucket }) => bucket).join()).not.toContain('a@b')
  })
})
