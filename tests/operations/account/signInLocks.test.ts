import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountAtAddress } from '#operations/account/accountsOf.ts'
import { countNetworkFailure, networkWait } from '#operations/account/networkPace.ts'
import { addressBucket, mayForgive, signInBudgets } from '#operations/account/signInBudgets.ts'
import { countFailure, forgive, lockedFor } from '#operations/account/signInLocks.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const minute = 60
const email = 'a@b.example'
const bucket = addressBucket(email)

const fail = async (times: number, of = bucket) => {
  for (let i = 0; i < times; i += 1) await countFailure(context.current.db, of, context.current.clock.now())
}
const minutesLeft = async (of = bucket) =>
  (await lockedFor(context.current.db, of, context.current.clock.now())) / 60

beforeEach(async () => {
  await context.current.db.query('delete from sign_in_locks')
  context.current.clock.set('2026-03-12T14:00:00Z')
})

describe('failed sign-ins', () => {
  it('lock after five, for 5, 15, 60 and again 60 minutes', async () => {
    for (const minutes of [5, 15, 60, 60]) {
      await fail(4)
      expect(await minutesLeft()).toBe(0)
      await fail(1)
      expect(await minutesLeft()).toBe(minutes)
      context.current.clock.advance(minutes * minute - 1)
      expect(await minutesLeft()).toBeGreaterThan(0)
      context.current.clock.advance(1)
      expect(await minutesLeft()).toBe(0)
    }
  })

  it.each([
    ['23 hours', 23, 15],
    ['25 hours', 25, 5],
  ])('after %s of quiet the next pause takes %i → %i minutes', async (_, hours, minutes) => {
    await fail(5)
    context.current.clock.advance(hours * 60 * minute)
    await fail(5)
    expect(await minutesLeft()).toBe(minutes)
  })

  it('of before a quiet day do not count', async () => {
    await fail(4)
    context.current.clock.advance(25 * 60 * minute)
    await fail(4)
    expect(await minutesLeft()).toBe(0)
  })

  it('are forgotten after a right password', async () => {
    await fail(5)
    context.current.clock.advance(6 * minute)
    await forgive(context.current.db, bucket)
    await fail(4)
    expect(await minutesLeft()).toBe(0)
    await fail(1)
    expect(await minutesLeft()).toBe(5)
  })

  it('are counted each, also a hundred at once from several connections', async () => {
    await inWaves(100, () => fail(1))
    const [row] = await context.current.db.query('select failures, level from sign_in_locks')
    // 100 failures fill twenty budgets of five.
    expect(row).toEqual({ failures: 0, level: 3 })
  })

  it('are kept without the address', async () => {
    await fail(1)
    const rows = await context.current.db.query<{ bucket: string }>('select bucket from sign_in_locks')
    expect(rows.map((row) => row.bucket).join()).not.toContain('a@b')
  })
})

describe('budgets of one address', () => {
  const account = (id: string, own: Partial<AccountAtAddress> = {}): AccountAtAddress => ({
    id,
    password_hash: '',
    confirmed: false,
    disabled: false,
    knows_device: false,
    has_factor: false,
    erase_at: null,
    deletion_asked_by: null,
    is_child: false,
    ...own,
  })
  const budgetsOf = (...accounts: AccountAtAddress[]) =>
    signInBudgets(accounts, { email, deviceId: 'phone' }).map((budget) => [
      budget.bucket.split(' ')[0],
      budget.accounts.map(({ id }) => id).join(),
    ])

  it('a new device spends the address’s, whichever account is meant', () => {
    expect(budgetsOf()).toEqual([['account', '']])
    expect(budgetsOf(account('owner', { confirmed: true }), account('claim'))).toEqual([
      ['account', 'owner,claim'],
    ])
  })

  it('the device of a claim is compared with the others on the address’s budget only', () => {
    const claim = account('claim', { knows_device: true })
    expect(budgetsOf(account('owner', { confirmed: true }), claim)).toEqual([
      ['device', 'claim'],
      ['account', 'owner'],
    ])
    // The same failures are counted where no account owns the address: how it locks tells nothing.
    expect(budgetsOf(claim)).toEqual([
      ['device', 'claim'],
      ['account', ''],
    ])
  })

  it('the owner’s known device spends its own alone, as long as no other account is there', () => {
    expect(budgetsOf(account('owner', { confirmed: true, knows_device: true }))).toEqual([
      ['device', 'owner'],
    ])
  })

  it('start over with the owner’s password, never with a claim’s where others could be guessed at', () => {
    const [owner, claim] = [account('owner', { confirmed: true }), account('claim')]
    expect(mayForgive({ bucket, accounts: [owner, claim] }, owner)).toBe(true)
    expect(mayForgive({ bucket, accounts: [owner, claim] }, claim)).toBe(false)
    expect(mayForgive({ bucket, accounts: [claim] }, claim)).toBe(false)
    expect(mayForgive({ bucket: 'device x', accounts: [claim] }, claim)).toBe(true)
    expect(mayForgive({ bucket: 'device x', accounts: [owner, claim] }, claim)).toBe(false)
  })
})

describe('failures of a network', () => {
  const network = '203.0.113.7'
  const failThere = async (times: number) => {
    for (let n = 0; n < times; n += 1)
      await countNetworkFailure(context.current.db, network, context.current.clock.now())
  }
  const wait = (of = network) => networkWait(context.current.db, of, context.current.clock.now())

  it('slow its new devices by a second for every twenty, three at most, and lock nothing', async () => {
    const waits: number[] = []
    for (let round = 0; round < 6; round += 1) {
      await failThere(20)
      waits.push(await wait())
    }
    expect(waits).toEqual([1, 2, 3, 3, 3, 3])
    expect(await wait('203.0.113.8')).toBe(0)
    expect(
      await context.current.db.query('select 1 from sign_in_locks where locked_until is not null'),
    ).toEqual([])
  })

  it('are forgotten one every three minutes, and all within four hours', async () => {
    await failThere(20)
    context.current.clock.advance(3 * minute)
    expect(await wait()).toBe(0)
    await failThere(1)
    expect(await wait()).toBe(1)
    await failThere(1000)
    context.current.clock.advance(3 * 60 * minute)
    expect(await wait()).toBe(1)
    context.current.clock.advance(60 * minute)
    expect(await wait()).toBe(0)
  })
})
