import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { accountApi } from '#domain/account/api.ts'
import { writeDisplayPreferences } from '#domain/account/displayPreferences.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { later } from '../../kit/later.ts'
import { openPage, queryClient } from '../../kit/openPage.tsx'
import { maren } from '../../kit/people.ts'

const look = () => document.documentElement.dataset.theme
/** The account as it was before anything was chosen. */
const before = { person: { ...maren, comfort: 'theme:light' } }

describe('how the product looks', () => {
  it.each(['before', 'while it is stored'] as const)(
    'stays as it was just chosen, although a call asked %s and is answered later',
    async (when) => {
      const late = later<typeof before>()
      const saving = later()
      let asked = 0
      const api = new FakeApi()
        .on(accountApi.readPerson, () => ((asked += 1) === 1 ? before : late.promise))
        .on(settingsApi.saveDisplayPreferences, async ({ body }) => {
          await saving.promise
          return { comfort: writeDisplayPreferences(body.comfort) }
        })
      await openPage('/settings?tab=comfort')
      const dark = await screen.findByLabelText('Dark')
      const client = queryClient()
      await waitFor(() => expect(look()).toBe('light'))
      const askAgain = async () => {
        void client.refetchQueries({ queryKey: ['me'] })
        await waitFor(() => expect(asked).toBe(2))
      }
      if (when === 'before') await askAgain()
      fireEvent.click(dark)
      expect(look()).toBe('dark')
      if (when !== 'before') await askAgain()
      await waitFor(() => expect(api.bodies(settingsApi.saveDisplayPreferences)).toHaveLength(1))
      await act(async () => saving.resolve())
      await waitFor(() => expect(client.isMutating()).toBe(0))
      await act(async () => late.resolve(before))
      await waitFor(() => expect(client.isFetching({ queryKey: ['me'] })).toBe(0))
      expect(look()).toBe('dark')
    },
  )
})
