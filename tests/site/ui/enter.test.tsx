import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '#site/ui/Button.tsx'
import { Check } from '#site/ui/Check.tsx'
import { showPart } from './showPart.tsx'

afterEach(cleanup)
const form = (onSubmit: () => void, reason?: string) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <Check label="I agree" checked={false} onChange={() => {}} />
    <Button type="submit" {...(reason && { disabledReason: reason })}>
      Send
    </Button>
  </form>
)

it('on a box sends its form once', () => {
  const onSubmit = vi.fn()
  showPart(form(onSubmit))
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'Enter' })
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('on a box sends nothing while the button is blocked', () => {
  const onSubmit = vi.fn()
  showPart(form(onSubmit, 'Not yet'))
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'Enter' })
  expect(onSubmit).not.toHaveBeenCalled()
})
