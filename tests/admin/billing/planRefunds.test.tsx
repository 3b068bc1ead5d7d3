import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { planRefundApi, type PayerView, type PlanChargeView } from '#domain/billing/refundApi.ts'
import { en } from '#messages/en/index.ts'
import { FakeApi, reject } from '#tests/site/kit/fakeApi.ts'

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast }))
const { PlanRefunds } = await import('#admin/billing/StripeStatus/PlanRefunds.client.tsx')

const payer: PayerView = {
  id: '0198f3a0-0000-7000-8000-000000000001',
  email: 'paula@e.example',
  plan: 'Individual',
  status: 'active',
  isEnding: false,
  currentPeriodEnd: '2026-04-12T14:00:00Z',
}
const view = (more: Partial<NonNullable<PlanChargeView['charge']>> = {}): PlanChargeView => ({
  charge: {
    amountCents: 599,
    currency: 'usd',
    chargedAt: '2026-03-12T14:00:00Z',
    periodEnd: '2026-04-12T14:00:00Z',
    refundedCents: 0,
    offerCents: 599,
    isWhole: true,
    ...more,
  },
  refunds: [],
})
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  api.on(planRefundApi.findPayers, () => ({ payers: [payer] }))
  api.on(planRefundApi.readCharge, () => view())
  render(
    <PlanRefunds
      messages={{
        ...en.payments.plan_refund,
        standing: en.panel.option.subscription,
        again: en.payments.status.again,
      }}
      locale="en"
      timeZone="UTC"
    />,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const search = (text: string) => {
  fireEvent.change(screen.getByLabelText('Part of the email address'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
}
const open = async () => {
  search('paula')
  fireEvent.click(await screen.findByRole('button', { name: 'Look at the charge of paula@e.example' }))
  await screen.findByText(/all of it, within 7 days|what is left of the period/)
}

describe('refunds of plans', () => {
  it('begin with a search, which says what it found', async () => {
    search('pa')
    expect(screen.getByText('Type at least 3 characters.')).toBeTruthy()
    api.on(planRefundApi.findPayers, () => ({ payers: [] }))
    search('nobody')
    expect(await screen.findByText('No plan has this address.')).toBeTruthy()
    api.on(planRefundApi.findPayers, () => reject(planRefundApi.findPayers, 'common.error.unavailable'))
    search('paula')
    expect(await screen.findByText('The plans couldn’t be searched.')).toBeTruthy()
  })

  it('give back what the policy says with one press, and end the plan', async () => {
    await open()
    expect(screen.getByText('$5.99: all of it, within 7 days of the first charge')).toBeTruthy()
    api.on(planRefundApi.refundPlan, () => ({
      ...view({ refundedCents: 599, offerCents: 0 }),
      refunds: [
        { id: 'r', amountCents: 599, currency: 'usd', state: 'done', decidedAt: '2026-03-13T10:00:00Z' },
      ],
    }))
    fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
    expect(await screen.findByText(/\$5\.99, Given back/)).toBeTruthy()
    expect(api.bodies(planRefundApi.refundPlan)[0]).toMatchObject({ amountCents: 599, endsPlan: true })
    expect(toast.success).toHaveBeenCalledWith('The money is on its way back.')
    // There is nothing left to give.
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
  })

  it('take another amount with a reason, and keep what was typed when they are rejected', async () => {
    api.on(planRefundApi.readCharge, () => view({ offerCents: 210, isWhole: false }))
    await open()
    const amount = screen.getByLabelText('Amount in USD')
    expect((amount as HTMLInputElement).value).toBe('2.10')
    fireEvent.change(amount, { target: { value: '9.99' } })
    fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
    expect(screen.getByText('Type an amount, such as 5.99, of at most what was charged.')).toBeTruthy()
    fireEvent.change(amount, { target: { value: '4' } })
    fireEvent.click(screen.getByLabelText('End the plan now'))
    api.on(planRefundApi.refundPlan, () => reject(planRefundApi.refundPlan, 'payments.error.override_needed'))
    fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
    expect(await screen.findByText('That’s more than the policy gives back. Please say why.')).toBeTruthy()
    expect((amount as HTMLInputElement).value).toBe('4')
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Was ill.' } })
    api.on(planRefundApi.refundPlan, () => view({ refundedCents: 400, offerCents: 0, isWhole: false }))
    fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
    await waitFor(() => expect(api.bodies(planRefundApi.refundPlan)).toHaveLength(2))
    expect(api.bodies(planRefundApi.refundPlan)[1]).toMatchObject({
      amountCents: 400,
      endsPlan: false,
      overrideReason: 'Was ill.',
    })
  })

  it('say where nothing was charged yet, and where the provider is away', async () => {
    api.on(planRefundApi.readCharge, () => ({ charge: null, refunds: [] }))
    search('paula')
    fireEvent.click(await screen.findByRole('button', { name: 'Look at the charge of paula@e.example' }))
    expect(await screen.findByText(/Nothing was charged yet/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    api.on(planRefundApi.readCharge, () => reject(planRefundApi.readCharge, 'payments.error.refund_away'))
    fireEvent.click(await screen.findByRole('button', { name: 'Look at the charge of paula@e.example' }))
    expect(await screen.findByText('The payment provider didn’t answer. Please try again.')).toBeTruthy()
  })
})
