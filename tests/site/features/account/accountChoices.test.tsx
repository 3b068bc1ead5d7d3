import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PrivacyChoices } from '#domain/account/privacyApi.ts'
import { AccountChoices } from '#site/features/account/settings/AccountChoices.tsx'
import { isChecked } from '../../kit/act.ts'
import { callsOf, ErrorAnswer, serveApi, type Call } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const CHOOSE = 'PUT /account/privacy'
let stored: PrivacyChoices
beforeEach(() => {
  stored = { dataExport: true, accountDeletion: true, marketing: false }
})
const api = (choose: (call: Call) => unknown = ({ body }) => (stored = { ...stored, ...(body as object) })) =>
  serveApi({ 'GET /account/privacy': () => stored, [CHOOSE]: choose })
const box = (name: string) => screen.findByRole('switch', { name })

describe('what a member allows', () => {
  it('is saved switch by switch, at once', async () => {
    const calls = api()
    await show(<AccountChoices />)
    fireEvent.click(await box('Email me news and offers'))
    fireEvent.click(await box('Allow a copy of my data'))
    await waitFor(() =>
      expect(callsOf(calls, CHOOSE).map(({ body }) => body)).toEqual([
        { marketing: true },
        { dataExport: false },
      ]),
    )
    expect(isChecked(await box('Email me news and offers'))).toBe(true)
    expect(isChecked(await box('Allow a copy of my data'))).toBe(false)
    expect(isChecked(await box('Allow deleting my account'))).toBe(true)
  })

  it('goes back when it could not be stored', async () => {
    api(() => new ErrorAnswer(500, 'common.error.unexpected', 'Something went wrong'))
    await show(<AccountChoices />)
    fireEvent.click(await box('Allow deleting my account'))
    expect(await screen.findByText('Error')).toBeTruthy()
    expect(isChecked(await box('Allow deleting my account'))).toBe(true)
  })

  it('has no news for a minor, and names the guardian', async () => {
    stored = { ...stored, marketing: null }
    api()
    await show(<AccountChoices />, { as: person({ ageGroup: 'teen' }) })
    await box('Allow a copy of my data')
    expect(screen.queryByRole('switch', { name: 'Email me news and offers' })).toBeNull()
    expect(screen.getByText(/Your guardian and our support can still ask/)).toBeTruthy()
  })

  it('says when it could not be loaded, and tries again', async () => {
    let fails = true
    serveApi({
      'GET /account/privacy': () => (fails ? new ErrorAnswer(403, 'common.error.not_allowed', 'no') : stored),
    })
    await show(<AccountChoices />)
    expect(await screen.findByText('Couldn’t load your choices.')).toBeTruthy()
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await box('Allow a copy of my data')
  })
})
