import { afterEach, expect, it, vi } from 'vitest'
import { Busy } from '#lib/passwords/busy.ts'
import { semaphore, type Semaphore, type Priority } from '#lib/passwords/semaphore.ts'

const options = { atOnce: 2, waiting: 2, strangers: { atOnce: 1, waiting: 4 }, timeoutMs: 10_000 }
afterEach(() => vi.useRealTimers())

/** A semaphore whose work is done when the test says so. `began` and `rejected` hold names in the order it happened. */
function watched(narrow: Semaphore = semaphore(options)) {
  const began: string[] = []
  const refused: string[] = []
  const done = new Map<string, () => void>()
  const come = async (name: string, priority: Priority) => {
    const work = () => {
      began.push(name)
      return new Promise<void>((end) => done.set(name, end))
    }
    await narrow.enter(priority, work).catch((error: unknown) => {
      expect(error).toBeInstanceOf(Busy)
      refused.push(name)
    })
  }
  /** Lets something happen that is already decided. */
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (...names: string[]) => {
    for (const name of names) {
      done.get(name)!()
      await settle()
    }
  }
  return {
    began,
    refused,
    end,
    first: async (...names: string[]) => {
      for (const name of names) void come(name, 'first')
      await settle()
    },
    strangers: async (network: string, ...names: string[]) => {
      for (const name of names) void come(name, { stranger: network })
      await settle()
    },
  }
}

it('keeps a place that no stranger takes', async () => {
  const { began, first, strangers } = watched()
  await strangers('a', 's1', 's2')
  expect(began).toEqual(['s1'])
  await first('f1')
  expect(began).toEqual(['s1', 'f1'])
})

it('lets everybody else in before strangers who came earlier', async () => {
  const { began, end, first, strangers } = watched()
  await strangers('a', 's1', 's2')
  await first('f1', 'f2')
  await end('s1')
  expect(began).toEqual(['s1', 'f1', 's2'])
  await first('f3')
  await end('f1', 'f2')
  expect(began).toEqual(['s1', 'f1', 's2', 'f2', 'f3'])
})

it('shuts strangers out for good never: while some wait one of them is in, however many others come', async () => {
  const { began, end, first, strangers } = watched()
  await first('f1', 'f2', 'f3', 'f4')
  await strangers('a', 's1', 's2')
  await end('f1')
  expect(began).toEqual(['f1', 'f2', 's1'])
  await first('f5')
  await end('f2', 's1')
  expect(began).toEqual(['f1', 'f2', 's1', 'f3', 's2'])
})

it('turns away at once who comes to a full line', async () => {
  const { began, refused, end, first, strangers } = watched()
  await first('f1', 'f2', 'f3', 'f4', 'f5')
  expect(refused).toEqual(['f5'])
  await strangers('a', 's1', 's2', 's3', 's4', 's5')
  expect(refused).toEqual(['f5', 's5'])
  await end('f1', 'f2', 'f3', 'f4', 's1', 's2', 's3', 's4')
  expect(began).toEqual(['f1', 'f2', 's1', 'f3', 'f4', 's2', 's3', 's4'])
})

it('serves networks in turn, whatever one of them sends', async () => {
  const { began, end, strangers } = watched()
  await strangers('crowd', 'c1', 'c2', 'c3')
  await strangers('home', 'h1')
  await end('c1', 'c2', 'h1', 'c3')
  expect(began).toEqual(['c1', 'c2', 'h1', 'c3'])
})

it('lets no network fill the line: the last of the longest gives its place to another', async () => {
  const { began, refused, end, strangers } = watched()
  await strangers('crowd', 'c1', 'c2', 'c3', 'c4', 'c5')
  expect(refused).toEqual([])
  await strangers('home', 'h1')
  expect(refused).toEqual(['c5'])
  await strangers('school', 'k1')
  expect(refused).toEqual(['c5', 'c4'])
  // Now each has its share, and no caller has to make room.
  await strangers('home', 'h2')
  expect(refused).toEqual(['c5', 'c4', 'h2'])
  await end('c1', 'c2', 'h1', 'k1', 'c3')
  expect(began).toEqual(['c1', 'c2', 'h1', 'k1', 'c3'])
})

it('keeps no caller waiting for longer than it says, and gives their places to others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { began, refused, end, first, strangers } = watched()
  await first('f1', 'f2', 'f3')
  await strangers('a', 's1', 's2')
  await strangers('b', 's3')
  await vi.advanceTimersByTimeAsync(9_000)
  await first('f4')
  await strangers('b', 's4')
  expect(refused).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(refused).toEqual(['f3', 's1', 's2', 's3'])
  // A caller who is in already is not disturbed, and the line is as long as before.
  await first('f5')
  await end('f1', 'f2', 's4')
  expect(began).toEqual(['f1', 'f2', 's4', 'f4', 'f5'])
  await vi.advanceTimersByTimeAsync(60_000)
  await end('f4', 'f5')
  expect(refused).toEqual(['f3', 's1', 's2', 's3'])
  expect(vi.getTimerCount()).toBe(0)
})

it('goes on after work that fails', async () => {
  const narrow = semaphore({ ...options, atOnce: 1 })
  const fails = () => Promise.reject(new Error('no'))
  await expect(narrow.enter('first', fails)).rejects.toThrow('no')
  await expect(
    Promise.allSettled([
      narrow.enter({ stranger: 'a' }, fails),
      narrow.enter({ stranger: 'a' }, fails),
      narrow.enter('first', () => Promise.resolve(1)),
    ]),
  ).resolves.toMatchObject([
    { status: 'rejected', reason: { message: 'no' } },
    { status: 'rejected', reason: { message: 'no' } },
    { status: 'fulfilled', value: 1 },
  ])
})
