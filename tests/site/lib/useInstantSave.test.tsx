import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { privacyApi, type PrivacyChoices } from '#domain/account/privacyApi.ts'
import { AccountChoices } from '#site/features/account/settings/AccountChoices.tsx'
import { keyOf } from '#site/lib/query.ts'
import { isChecked } from '../kit/act.ts'
import { later } from '../kit/later.ts'
import { serveApi } from '../features/checkins/api.ts'
import { freshBrowser, show } from '../features/checkins/page.tsx'
import { FakePusher } from '../features/checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

it('shows what was stored, whatever a reading that began after the press answers late', async () => {
  const before: PrivacyChoices = { dataExport: true, accountDeletion: true, marketing: false }
  const [late, saved] = [later<PrivacyChoices>(), later()]
  let reads = 0
  serveApi({
    'GET /account/privacy': () => (++reads === 1 ? before : late.promise),
    'PUT /account/privacy': async () => {
      await saved.promise
      return { ...before, marketing: true }
    },
  })
  const { client } = await show(<AccountChoices />)
  const news = await screen.findByRole('switch', { name: 'Email me news and offers' })
  fireEvent.click(news)
  // As the window does when it is looked at again.
  void client.refetchQueries({ queryKey: keyOf(privacyApi.readPrivacyChoices) })
  await waitFor(() => expect(reads).toBe(2))
  saved.resolve()
  await waitFor(() => expect(client.isMutating()).toBe(0))
  late.resolve(before)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(isChecked(news)).toBe(true)
})
