import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slowDown } from '#operations/account/networkPace.ts'

const timers = vi.hoisted(() => ({ held: [] as (() => void)[] }))
vi.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise<void>((resolve) => timers.held.push(resolve)),
}))
beforeEach(() => {
  timers.held = []
})
afterEach(() => {
  for (const end of timers.held) end()
})
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

it('costs nothing where nothing failed', async () => {
  await slowDown('a', { address: 'x@test.example', seconds: 0 })
  expect(timers.held).toHaveLength(0)
})

it('lets one of a network through after the other, and other networks beside it', async () => {
  const done: string[] = []
  const come = (network: string, address: string) =>
    slowDown(network, { address, seconds: 3 }).then(() => done.push(address))
  const all = [come('b', 'one'), come('b', 'two'), come('c', 'three')]
  await settle()
  // Two are being held: one of each network.
  expect(timers.held).toHaveLength(2)
  timers.held[1]!()
  await all[2]
  expect(done).toEqual(['three'])
  timers.held[0]!()
  await all[0]
  await settle()
  expect(timers.held).toHaveLength(3)
  timers.held[2]!()
  await Promise.all(all)
  expect(done).toEqual(['three', 'one', 'two'])
})

it('lets a new address in before a crowd at one other', async () => {
  const crowd = Array.from({ length: 9 }, () =>
    slowDown('d', { address: 'crowded', seconds: 3 }).catch((error: { code: string }) => error.code),
  )
  await settle()
  let done = false
  const fresh = slowDown('d', { address: 'fresh', seconds: 3 }).then(() => (done = true))
  // The crowd's last one made room.
  expect(await crowd[8]).toBe('account.error.busy')
  timers.held[0]!()
  await crowd[0]
  await settle()
  timers.held[1]!()
  await settle()
  await settle()
  timers.held[2]?.()
  await fresh
  expect(done).toBe(true)
  for (let n = 0; n < 12; n += 1) {
    for (const end of timers.held) end()
    await settle()
  }
  await Promise.all(crowd)
})
