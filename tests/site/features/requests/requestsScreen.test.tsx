import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { purchaseRequestsApi, type GuardianRequests } from '#domain/requests/api.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { heading, openPage } from '../../kit/openPage.tsx'
import { ida, maren } from '../../kit/people.ts'
import { guardianRequest, ownRequest, rulesOfIda } from './requestRows.ts'

let api: FakeApi
let known: GuardianRequests
const tab = { opener: {}, close: vi.fn(), location: { assign: vi.fn() } }
beforeEach(() => {
  tab.location.assign.mockClear()
  tab.close.mockClear()
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  known = { isPaused: false, children: [rulesOfIda()], requests: [guardianRequest()] }
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(purchaseRequestsApi.guardianRequests, () => known)
})
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

describe('a guardian', () => {
  it('reads who asks for what, why and for how much, and opens their own checkout', async () => {
    known.requests = [guardianRequest({ reason: 'For the train.' })]
    api.on(purchaseRequestsApi.approveRequest, () => {
      known = { ...known, requests: [guardianRequest({ status: 'approved' })] }
      return { url: 'https://pay.example/1' }
    })
    await openPage('/requests')
    await heading('Requests to buy')
    expect(await screen.findByText('Ida asks for this')).toBeTruthy()
    expect(screen.getByText('Ida wrote: For the train.')).toBeTruthy()
    expect(screen.getByText('$10.00')).toBeTruthy()
    await press('Yes, buy Breathing cards for Ida')
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('https://pay.example/1'))
    expect(await screen.findByText('You said yes. It isn’t paid yet.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Go to the checkout: Breathing cards' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Decline/ })).toBeNull()
  })

  it('hears why a yes did not count, and the tab closes', async () => {
    api.on(purchaseRequestsApi.approveRequest, () =>
      reject(purchaseRequestsApi.approveRequest, 'requests.error.over_cap'),
    )
    known.children = [rulesOfIda({ monthlyCapCents: 500, spentCents: 200 })]
    await openPage('/requests')
    expect(await screen.findByText('This goes over the monthly limit.')).toBeTruthy()
    expect(screen.getByText('This month: $2.00 of $5.00')).toBeTruthy()
    await press('Yes, buy Breathing cards for Ida')
    expect(await screen.findByText(/This would go over the monthly limit/)).toBeTruthy()
    expect(tab.close).toHaveBeenCalled()
  })

  it('says no with a kind reason and own words', async () => {
    api.on(purchaseRequestsApi.declineRequest, ({ body }) => ({
      ...known,
      requests: [
        guardianRequest({ status: 'declined', answerReason: body.reason, answer: body.words ?? null }),
      ],
    }))
    await openPage('/requests')
    await press('Decline Breathing cards for Ida')
    const dialog = await screen.findByRole('dialog', { name: 'Say no to Breathing cards?' })
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Let’s talk about it first.' }))
    fireEvent.change(within(dialog).getByLabelText(/In your own words/), { target: { value: 'Tonight?' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send the answer' }))
    expect(await screen.findByText('Ida hears your answer.')).toBeTruthy()
    expect(api.bodies(purchaseRequestsApi.declineRequest)).toEqual([
      { reason: 'talk_first', words: 'Tonight?' },
    ])
    expect(await screen.findByText('No child in your care asks for anything right now.')).toBeTruthy()
  })

  it('sets a monthly limit in dollars, and hears what is none', async () => {
    api.on(purchaseRequestsApi.savePurchaseRules, ({ body }) => ({
      ...known,
      children: [rulesOfIda(body)],
    }))
    await openPage('/requests')
    const field = await screen.findByLabelText(/Monthly limit in dollars/)
    fireEvent.change(field, { target: { value: '-3' } })
    await press('Save')
    expect(await screen.findByText(/amount from 0 to 100,000 dollars/)).toBeTruthy()
    fireEvent.change(field, { target: { value: '30,5' } })
    await press('Save')
    expect(await screen.findByText('This month: $0.00 of $30.50')).toBeTruthy()
    fireEvent.change(field, { target: { value: '' } })
    await press('Save')
    expect(await screen.findByText('This month: $0.00')).toBeTruthy()
    expect(api.bodies(purchaseRequestsApi.savePurchaseRules)).toEqual([
      { asksToBuy: true, monthlyCapCents: 3_050 },
      { asksToBuy: true, monthlyCapCents: null },
    ])
  })

  it('has the usual limit until they set one, and reads what an empty field means', async () => {
    known.children = [rulesOfIda({ usualCapCents: 5_000, spentCents: 4_500 })]
    api.on(purchaseRequestsApi.savePurchaseRules, ({ body }) => ({
      ...known,
      children: [rulesOfIda({ ...body, usualCapCents: 5_000, spentCents: 4_500 })],
    }))
    await openPage('/requests')
    expect(await screen.findByText('This month: $45.00 of $50.00')).toBeTruthy()
    expect(screen.getByText('This goes over the monthly limit.')).toBeTruthy()
    expect(screen.getByText(/If you leave it empty, the limit is \$50\.00\./)).toBeTruthy()
    const field = screen.getByLabelText<HTMLInputElement>(/Monthly limit in dollars/)
    expect(field.value).toBe('')
    fireEvent.change(field, { target: { value: '60' } })
    await press('Save')
    expect(await screen.findByText('This month: $45.00 of $60.00')).toBeTruthy()
    expect(screen.queryByText('This goes over the monthly limit.')).toBeNull()
  })

  it('lets no child off asking', async () => {
    await openPage('/requests')
    await screen.findByLabelText(/Monthly limit/)
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('lets a teen off asking', async () => {
    api.on(purchaseRequestsApi.savePurchaseRules, ({ body }) => ({
      ...known,
      children: [rulesOfIda({ ...body, mayBuyAlone: true })],
    }))
    known = { ...known, children: [rulesOfIda({ mayBuyAlone: true })] }
    await openPage('/requests')
    const asks = await screen.findByRole('switch', { name: 'Ida asks before buying' })
    fireEvent.click(asks)
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(api.bodies(purchaseRequestsApi.savePurchaseRules)).toEqual([
      { asksToBuy: false, monthlyCapCents: null },
    ])
  })

  it('cannot buy while the store is paused, and can decline', async () => {
    known.isPaused = true
    await openPage('/requests')
    expect(await screen.findByText(/Nothing can be asked for or bought/)).toBeTruthy()
    await press('Yes, buy Breathing cards for Ida')
    expect(tab.location.assign).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Decline Breathing cards for Ida' })).toBeTruthy()
  })
})

describe('a child', () => {
  it('reads what they asked for and the kind answer, without a price', async () => {
    api
      .on(accountApi.readPerson, () => ({ person: { ...ida, guardian: 'verified', needsGuardian: false } }))
      .on(purchaseRequestsApi.listRequests, () => ({
        mustAsk: true,
        isPaused: false,
        requests: [ownRequest({ status: 'declined', answerReason: 'later', answer: 'Soon, love.' })],
      }))
    await openPage('/requests')
    await heading('What you asked for')
    expect(await screen.findByText('Not this time. Not now, maybe later.')).toBeTruthy()
    expect(screen.getByText('Your guardian: Soon, love.')).toBeTruthy()
    expect(document.querySelector('main')!.textContent).not.toContain('$')
    expect(screen.getByRole('link', { name: 'Breathing cards' }).getAttribute('href')).toMatch(
      /^\/store\/product\//,
    )
  })
})
