import { expect, it, vi } from 'vitest'
import { afterPaint, awaitScreen } from '#site/lib/afterPaint.ts'

const settled = async (wait: Promise<void>, ms: number) => {
  let isDone = false
  void wait.then(() => (isDone = true))
  await new Promise((resolve) => setTimeout(resolve, ms))
  return isDone
}

it('waits for an idle moment alone when no screen is on its way', async () => {
  expect(await settled(afterPaint(), 400)).toBe(true)
})

it('waits for a screen that is on its way', async () => {
  const [first, second] = [awaitScreen(), awaitScreen()]
  const wait = afterPaint()
  first()
  expect(await settled(wait, 400)).toBe(false)
  second()
  expect(await settled(wait, 400)).toBe(true)
})

it('does not wait for ever for a screen that never comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const here = awaitScreen()
  let isDone = false
  void afterPaint().then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(3_900)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(isDone).toBe(true)
  vi.useRealTimers()
  here()
})
