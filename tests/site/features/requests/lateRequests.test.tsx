import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { purchaseRequestsApi, type GuardianRequests } from '#domain/requests/api.ts'
import { keyOf } from '#site/lib/query.ts'
import { isChecked } from '../../kit/act.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { later } from '../../kit/later.ts'
import { heading, openPage, queryClient } from '../../kit/openPage.tsx'
import { maren } from '../../kit/people.ts'
import { guardianRequest, rulesOfIda } from './requestRows.ts'

const before: GuardianRequests = {
  isPaused: false,
  children: [rulesOfIda({ mayBuyAlone: true, asksToBuy: false, monthlyCapCents: null })],
  requests: [guardianRequest()],
}
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(purchaseRequestsApi.guardianRequests, () => before)
})
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('a no stays said, whatever a reading of before it answers late', async () => {
  await openPage('/requests')
  await heading('Requests to buy')
  await screen.findByText('Ida asks for this')
  const late = later<GuardianRequests>()
  api
    .on(purchaseRequestsApi.guardianRequests, () => late.promise)
    .on(purchaseRequestsApi.declineRequest, () => ({ ...before, requests: [] }))
  const reads = api.bodies(purchaseRequestsApi.guardianRequests).length
  void queryClient().refetchQueries({ queryKey: keyOf(purchaseRequestsApi.guardianRequests) })
  await waitFor(() => expect(api.bodies(purchaseRequestsApi.guardianRequests)).toHaveLength(reads + 1))
  await press(/^Decline /)
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the answer' }))
  await screen.findByText('No child in your care asks for anything right now.')
  late.resolve(before)
  await moment()
  expect(screen.queryByText('Ida asks for this')).toBeNull()
})

it('a limit on its way is not taken back by the switch that is pressed next', async () => {
  let stored = before.children[0]!
  const first = later()
  let saves = 0
  api.on(purchaseRequestsApi.savePurchaseRules, async ({ body }) => {
    if (++saves === 1) await first.promise
    stored = { ...stored, ...body }
    return { ...before, children: [stored] }
  })
  await openPage('/requests')
  const field = await screen.findByLabelText(/Monthly limit in dollars/)
  fireEvent.change(field, { target: { value: '30' } })
  await press('Save')
  await waitFor(() => expect(saves).toBe(1))
  fireEvent.click(screen.getByRole('switch'))
  await moment()
  first.resolve()
  await waitFor(() => expect(saves).toBe(2))
  await moment()
  expect(stored).toMatchObject({ asksToBuy: true, monthlyCapCents: 3000 })
  expect(isChecked(screen.getByRole('switch'))).toBe(true)
})
