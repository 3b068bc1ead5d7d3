import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QuestionDialog } from '#admin/trivia/TriviaAdmin/questions/QuestionDialog.tsx'
import { en } from '#messages/en/index.ts'

const messages = {
  ...en.triviaDesk,
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  error: 'Error',
}
const left = vi.fn()

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  left.mockReset()
  const nothing = () => ''
  render(
    <QuestionDialog
      question={null}
      messages={messages}
      locale="en"
      onCancel={left}
      onFailed={nothing}
      onSaved={nothing}
    />,
  )
})
afterEach(cleanup)

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'New question' })
const asked = () => screen.queryByRole('dialog', { name: 'Discard what you wrote?' })
const prompt = () => within(dialog()).getByLabelText<HTMLTextAreaElement>('Question')
const write = () => fireEvent.change(prompt(), { target: { value: 'Half a que' } })
const press = (name: string, where: HTMLElement) =>
  fireEvent.click(within(where).getByRole('button', { name }))
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))

it('leaves at once while nothing is typed', () => {
  escape()
  expect(asked()).toBeNull()
  expect(left).toHaveBeenCalledOnce()
})

it('asks on Escape and on Cancel, and keeps what was typed', () => {
  write()
  escape()
  press('Keep writing', asked()!)
  expect(asked()).toBeNull()
  expect(prompt().value).toBe('Half a que')
  press('Cancel', dialog())
  expect(left).not.toHaveBeenCalled()
  press('Discard', asked()!)
  expect(left).toHaveBeenCalledOnce()
})

it('shows the text again when the browser closed the dialog without asking', () => {
  write()
  const opened = dialog()
  opened.close()
  fireEvent(opened, new Event('close'))
  expect(opened.open).toBe(true)
  expect(asked()).not.toBeNull()
  expect(left).not.toHaveBeenCalled()
})
