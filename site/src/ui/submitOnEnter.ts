import type { KeyboardEvent } from 'react'

/** Sends the form around a box or choice on Enter, as the browser's own ones do. */
export function submitOnEnter(event: KeyboardEvent<HTMLButtonElement>): void {
  const { form } = event.currentTarget
  if (event.key !== 'Enter' || !form) return
  // Through its button, which may be blocked or busy.
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (button) button.click()
  else form.requestSubmit()
}
