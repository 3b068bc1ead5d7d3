import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { z } from 'zod/mini'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handChanged, inHand } from '#site/lib/draftState.ts'
import { dropDrafts, keepDraft, readDraft, useDraft } from '#site/lib/draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
})

const Text = z.string()
const Entry = z.object({ title: z.string(), words: z.string() })
const empty = { title: '', words: '' }
const isNone = ({ words }: z.output<typeof Entry>) => words === ''

function Page({ initial = empty }) {
  const { value, isTouched, isKept, change, forget } = useDraft({
    key: 'entry',
    schema: Entry,
    initial,
    isNone,
  })
  return (
    <>
      <textarea
        aria-label="Entry"
        value={value.words}
        onChange={(event) => change({ words: event.target.value })}
      />
      <output>{`${value.title} ${isTouched ? 'touched' : 'clean'} ${isKept ? 'kept' : 'lost'}`}</output>
      <button onClick={() => change({ title: 'Sent' }, stored() !== null)}>Note</button>
      <button onClick={forget}>Saved</button>
    </>
  )
}
const write = (value: string) => fireEvent.change(screen.getByLabelText('Entry'), { target: { value } })
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Entry').value
const state = () => screen.getByRole('status').textContent
const stored = () => readDraft('entry', Entry)

it('is there again after a reload, with each change and no wait', () => {
  const first = render(<Page />)
  write('Half a sent')
  expect(stored()).toEqual({ title: '', words: 'Half a sent' })
  first.unmount()
  render(<Page />)
  expect([words(), state()]).toEqual(['Half a sent', ' touched kept'])
})

it('is gone once what was written is stored', () => {
  render(<Page />)
  write('Done')
  fireEvent.click(screen.getByText('Saved'))
  expect([words(), state(), stored()]).toEqual(['', ' clean kept', null])
})

it('is none once it says no more than what is stored, and follows that', () => {
  const page = render(<Page />)
  write('x')
  page.rerender(<Page initial={{ title: 'Newer', words: '' }} />)
  expect(state()).toBe(' touched kept')
  write('')
  expect([state(), stored()]).toEqual(['Newer clean kept', null])
})

it('that was forgotten by signing out is not kept again by what happens by itself', () => {
  render(<Page />)
  write('Mine.')
  fireEvent.click(screen.getByText('Note'))
  expect(stored()).toEqual({ title: 'Sent', words: 'Mine.' })
  dropDrafts()
  fireEvent.click(screen.getByText('Note'))
  expect([words(), stored()]).toEqual(['Mine.', null])
})

it('that is not as its schema says counts as none', () => {
  keepDraft('entry', { title: 'An older form' })
  render(<Page />)
  expect([words(), state()]).toEqual(['', ' clean kept'])
})

it('forgets drafts after a week, and those of a kind or all of them on request', () => {
  keepDraft('old', 'x')
  vi.setSystemTime(Date.now() + 7 * 86_400_000)
  expect(readDraft('old', Text)).toBeNull()
  for (const key of ['a.one', 'a.two', 'b']) keepDraft(key, key)
  sessionStorage.setItem('other', 'stays')
  const left = () => ['a.one', 'a.two', 'b'].filter((key) => readDraft(key, Text))
  dropDrafts('a.')
  expect(left()).toEqual(['b'])
  dropDrafts()
  expect([left(), sessionStorage.getItem('other')]).toEqual([[], 'stays'])
})

it('works without storage, and says so', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(<Page />)
  write('Still typing')
  full.mockRestore()
  expect([words(), state()]).toEqual(['Still typing', ' touched lost'])
})

it('says that the device has it once it does, and no longer when it could not store the last change', () => {
  const hook = renderHook(() => useDraft({ key: 'entry', schema: Text, initial: '' }))
  act(() => hook.result.current.change('Words'))
  expect(hook.result.current.isOnDevice).toBe(false)
  act(() => {
    inHand.set('entry', 'x')
    handChanged()
  })
  expect(hook.result.current.isOnDevice).toBe(true)
  act(() => {
    inHand.delete('entry')
    handChanged()
  })
  expect(hook.result.current.isOnDevice).toBe(false)
})
