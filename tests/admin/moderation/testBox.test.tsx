import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TestBox } from '#admin/moderation/WatchedWords/TestBox.tsx'
import { en } from '#messages/en/index.ts'

const messages = { ...en.safetyDesk.words, retry: en.common.action.retry }
let asked: unknown[]
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Promise.resolve(new Response(JSON.stringify({ found: [{ phrase: 'كلمة', action: 'hold' }] })))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('tests a text against the words of any of the languages, whatever the panel speaks', async () => {
  render(<TestBox locale="en" messages={messages} />)
  fireEvent.change(screen.getByLabelText(messages.test_hint), { target: { value: 'نص' } })
  fireEvent.change(screen.getByLabelText(messages.language), { target: { value: 'ar' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: messages.test_run })))
  expect(asked).toEqual([{ locale: 'ar', text: 'نص' }])
  expect(screen.getByText(`“كلمة”: ${messages.actions.hold}`)).toBeTruthy()
})
