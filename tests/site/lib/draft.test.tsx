import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropAllDrafts, keepDraft, readDraft, useDraft } from '#site/lib/draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
})

function Page() {
  const [text, setText, forget] = useDraft('entry', '')
  return (
    <>
      <textarea aria-label="Entry" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={forget}>Saved</button>
    </>
  )
}
const write = (value: string) => fireEvent.change(screen.getByLabelText('Entry'), { target: { value } })

it('is there again after a reload', () => {
  const first = render(<Page />)
  write('Half a sent')
  act(() => vi.advanceTimersByTime(300))
  first.unmount()
  render(<Page />)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Entry').value).toBe('Half a sent')
})

it('keeps the last words when the page is left at once', () => {
  render(<Page />)
  write('Quick')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(readDraft('entry')).toBe('Quick')
})

it('is gone once what was written is stored, also when a write was pending', () => {
  const page = render(<Page />)
  write('Done')
  fireEvent.click(screen.getByText('Saved'))
  act(() => vi.advanceTimersByTime(1_000))
  page.unmount()
  expect(readDraft('entry')).toBeNull()
})

it('forgets drafts after thirty days, and all of them on request', () => {
  keepDraft('old', 'x')
  vi.setSystemTime(Date.now() + 31 * 86_400_000)
  expect(readDraft('old')).toBeNull()
  keepDraft('a', 1)
  keepDraft('b', 2)
  sessionStorage.setItem('other', 'stays')
  dropAllDrafts()
  expect([readDraft('a'), readDraft('b'), sessionStorage.getItem('other')]).toEqual([null, null, 'stays'])
})

it('works without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(<Page />)
  write('Still typing')
  act(() => vi.advanceTimersByTime(300))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Entry').value).toBe('Still typing')
  expect(keepDraft('entry', 'x')).toBe(false)
})
