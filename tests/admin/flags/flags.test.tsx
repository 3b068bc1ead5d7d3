import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FlagView } from '#domain/flags/api.ts'
import { en } from '#messages/en/index.ts'

vi.mock('@payloadcms/ui', () => ({ toast: { error: vi.fn() } }))
const { FlagSwitches } = await import('#admin/flags/FeatureFlags/FlagSwitches.client.tsx')
afterEach(cleanup)

const flag = (own: Partial<FlagView>): FlagView => ({
  key: 'ff.store_pause',
  category: 'killswitch',
  description: 'Hides every buy button.',
  owner: 'store',
  enabled: false,
  isUnused: false,
  updatedAt: '2026-03-12T14:00:00.000Z',
  ...own,
})

const { action, state } = en.common
const messages = {
  ...en.flags.admin,
  failedToUpdate: en.flags.error.update,
  cancel: action.cancel,
  retry: action.retry,
  wait: state.loading,
}

/** Shows the flags; returns their rows. */
function showFlags(flags: FlagView[]) {
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
  render(<FlagSwitches flags={flags} at={Date.now()} messages={messages} locale="en" />)
  return screen.getAllByRole('switch').map((one) => one.closest('li')!.textContent)
}

it('each flag says what it does and which feature owns it, as far as it is on the list', () => {
  const [store, forgotten] = showFlags([
    flag({}),
    flag({ key: 'ff.forgotten', category: 'others', owner: null, description: 'Nothing.', isUnused: true }),
  ])
  expect(store).toContain('Hides every buy button.')
  expect(store).toContain('Owner: store')
  expect(store).not.toContain('Not in use')
  expect(forgotten).not.toContain('Owner')
  expect(forgotten).toContain('Not in use')
  const description = (n: number) =>
    screen
      .getAllByRole('switch')
      [n]!.getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
  expect(description(0)).toEqual(['Hides every buy button.'])
  expect(description(1)).toEqual(['Nothing.', messages.unused])
})

it('a flag that nothing reads is said to have no effect, and is not counted as on', () => {
  const [trivia, english] = showFlags([
    flag({ key: 'ff.trivia', category: 'core', owner: 'trivia', description: 'Trivia.', enabled: true }),
    flag({ key: 'ff.lang_en', category: 'core', description: 'English.', enabled: true, isUnused: true }),
  ])
  expect(trivia).toMatch(/on$/)
  expect(english).toMatch(/no effect$/)
  expect(screen.getByText('1 of 1 on')).toBeTruthy()
})
