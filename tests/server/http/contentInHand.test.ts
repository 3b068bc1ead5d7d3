import { describe, expect, it, vi } from 'vitest'
import { contentInHand } from '#server/http/contentInHand.ts'

const log = { warn: vi.fn() }

/** A text that counts how often it is put into words. */
const counted = (title: string) => ({ toJSON: vi.fn(() => ({ title })) })

describe('content in hand', () => {
  it('compares texts only when another object was read', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const later = (seconds: number) => now.mockReturnValue(seconds * 1_000)
    const [one, same, other] = [counted('a'), counted('a'), counted('b')]
    const read = vi.fn(() => Promise.resolve(one))
    const onChange = vi.fn()
    const inHand = contentInHand({ first: counted(''), read, onChange, log, failed: '' })
    expect(await inHand()).toBe(one)
    const compared = one.toJSON.mock.calls.length
    later(3)
    expect(await inHand()).toBe(one)
    expect(read).toHaveBeenCalledTimes(2)
    expect(one.toJSON).toHaveBeenCalledTimes(compared)
    // Another object with the same words is no change; one with other words is.
    read.mockResolvedValue(same)
    later(6)
    await inHand()
    expect(onChange).toHaveBeenCalledTimes(1)
    read.mockResolvedValue(other)
    later(9)
    expect(await inHand()).toBe(other)
    expect(onChange).toHaveBeenCalledTimes(2)
    now.mockRestore()
  })

  it('shows what was read with what completes it', async () => {
    const inHand = contentInHand<string[]>({
      first: [],
      read: () => Promise.resolve(['read']),
      complete: (found) => [...found, 'built'],
      onChange: () => undefined,
      log,
      failed: '',
    })
    expect(await inHand()).toEqual(['read', 'built'])
  })
})
