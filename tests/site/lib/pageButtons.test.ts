import { beforeEach, expect, it, vi } from 'vitest'
import { pageButtons } from '#site/lib/pageButtons.ts'

const back = vi.fn()
const print = vi.fn()
const started = (referrer: string) => {
  document.body.innerHTML = '<a href="/legal" data-back>Back</a><button data-print hidden>Print</button>'
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  pageButtons(document, { origin: 'https://evenkeel.example', back, print })
  return document.querySelector('a')!
}
const press = (link: HTMLElement) =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
beforeEach(() => vi.clearAllMocks())

it('leads back to the page before, if that was one of ours', () => {
  expect(press(started('https://evenkeel.example/settings'))).toBe(false)
  expect(back).toHaveBeenCalledOnce()
})

it.each(['', 'https://evenkeel.example.evil.example/', 'https://elsewhere.example/'])(
  'follows the link after %j',
  (referrer) => {
    expect(press(started(referrer))).toBe(true)
    expect(back).not.toHaveBeenCalled()
  },
)

it('shows the print button, which prints', () => {
  started('')
  const button = document.querySelector('button')!
  expect(button.hidden).toBe(false)
  button.click()
  expect(print).toHaveBeenCalledOnce()
})
