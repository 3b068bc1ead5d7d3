import { describe, expect, it, vi } from 'vitest'
import { keepUntilEdited } from '#services/content/keepUntilEdited.ts'

const later = <T>() => {
  let settle!: { resolve: (value: T) => void; reject: (error: Error) => void }
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }))
  return { promise, ...settle }
}

describe('what is kept', () => {
  it('is read once for each key, however many ask at the same time', async () => {
    const cache = keepUntilEdited(() => 1_000)
    const [one, two] = [vi.fn(() => Promise.resolve(1)), vi.fn(() => Promise.resolve(2))]
    expect(await Promise.all([cache.get('one', one), cache.get('one', one), cache.get('two', two)])).toEqual([
      1, 1, 2,
    ])
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 1])
  })

  it('is read again when it is too old; how old it may be is asked each time', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    let maxAge = 1_000
    const cache = keepUntilEdited(() => maxAge)
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length))
    await cache.get('key', read)
    now.mockReturnValue(999)
    expect(await cache.get('key', read)).toBe(1)
    maxAge = 500
    expect(await cache.get('key', read)).toBe(2)
  })

  it('is read again after a drop, also when a read was under way: that one may have seen what was before', async () => {
    const cache = keepUntilEdited(() => 1_000)
    const old = later<string>()
    const waiting = cache.get('key', () => old.promise)
    cache.drop()
    expect(await cache.get('key', () => Promise.resolve('new'))).toBe('new')
    old.resolve('old')
    expect(await waiting).toBe('old')
    expect(await cache.get('key', () => Promise.resolve('newer'))).toBe('new')
  })

  it('is no failure, and a failure of a dropped read does not take away the next', async () => {
    const cache = keepUntilEdited(() => 1_000)
    await expect(cache.get('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    const old = later<string>()
    const waiting = cache.get('key', () => old.promise)
    cache.drop()
    await cache.get('key', () => Promise.resolve('new'))
    old.reject(new Error('away'))
    await expect(waiting).rejects.toThrow('away')
    expect(await cache.get('key', () => Promise.resolve('newer'))).toBe('new')
  })
})
