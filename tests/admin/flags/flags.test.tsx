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

it('each flag says what it does and which feature owns it, as far as it is on the list', () => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
  const { action, state } = en.common
  const messages = {
    ...en.flags.admin,
    failedToUpdate: en.flags.error.update,
    cancel: action.cancel,
    retry: action.retry,
    wait: state.loading,
  }
  const flags = [
    flag({}),
    flag({ key: 'ff.forgotten', category: 'others', owner: null, description: 'Nothing.', isUnused: true }),
  ]
  render(<FlagSwitches flags={flags} at={Date.now()} messages={messages} locale="en" />)
  const [store, forgotten] = screen.getAllByRole('switch').map((one) => one.closest('li')!.textContent)
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
