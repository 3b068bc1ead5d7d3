import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paymentStaffApi, type PaymentStatusView } from '#domain/billing/staffApi.ts'
import { en } from '#messages/en/index.ts'
import { FakeApi, reject } from '#tests/site/kit/fakeApi.ts'

const toast = vi.hoisted(() => ({ error: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast }))
const { StatusCheck } = await import('#admin/billing/StatusCheck.client.tsx')
const { Diagnostics } = await import('#admin/billing/StripeDiagnostics/Diagnostics.client.tsx')
const { TestCheckout } = await import('#admin/billing/TestCheckout.client.tsx')
const { Setup } = await import('#admin/billing/StripeLiveSetup/Setup.client.tsx')

const messages = en.payments
const status: PaymentStatusView = {
  ok: true,
  message: 'Test mode active',
  errors: [],
  env: {
    liveKeysConfigured: false,
    liveMode: false,
    isSandbox: false,
    publicKey: { present: false, last4: null },
    secretKey: { present: true, last4: 'Zx9q' },
    webhookSecret: { present: false, last4: null },
  },
  stripe: { livemode: false, accountId: 'acct_1' },
  webhook: { url: 'https://e.example/api/webhooks/stripe', required: ['charge.refunded'], others: [] },
}
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
  toast.error.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the status', () => {
  it('is checked at once, shows keys by their end, and is checked again at a press', async () => {
    api.on(paymentStaffApi.paymentStatus, () => status)
    render(<StatusCheck messages={messages} failed={messages.status.failed} />)
    expect(screen.getByRole('status').textContent).toBe('Checking')
    await screen.findByText('Test mode active')
    expect(screen.getByText('Present, ends in Zx9q')).toBeTruthy()
    expect(screen.getByText('Not set')).toBeTruthy()
    expect(screen.getByText(/^Not set, and not needed/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(api.bodies(paymentStaffApi.paymentStatus)).toHaveLength(2))
  })

  it('lists what is wrong', async () => {
    const errors = ['The payment provider didn’t answer.']
    api.on(paymentStaffApi.paymentStatus, () => ({
      ...status,
      ok: false,
      message: 'Stripe status error',
      errors,
    }))
    render(<StatusCheck messages={messages} failed={messages.status.failed} />)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error checking Stripe status')
    expect(alert.textContent).toContain(errors[0])
  })

  it('says Check Failed in the setup', async () => {
    api.on(paymentStaffApi.paymentStatus, () =>
      reject(paymentStaffApi.paymentStatus, 'common.error.unavailable'),
    )
    render(<StatusCheck messages={messages} failed={messages.setup.check_failed} />)
    expect((await screen.findByRole('alert')).textContent).toBe('Check Failed')
  })
})

describe('diagnostics', () => {
  it('show Not Ready, the counts, what failed and where to mend it', async () => {
    api.on(paymentStaffApi.paymentDiagnostic, () => ({
      liveReady: false,
      summary: { passed: 1, failed: 1, warnings: 0 },
      results: [
        { step: 'secret_key', status: 'fail', message: 'The secret key is missing.' },
        { step: 'account', status: 'pass', message: 'The account answers.', details: 'acct_1' },
      ],
    }))
    render(<Diagnostics messages={messages} />)
    fireEvent.click(screen.getByRole('button', { name: 'Run diagnostics' }))
    await screen.findByText('Not Ready')
    expect(screen.getByText('Update the secrets in the backend.')).toBeTruthy()
    const table = within(screen.getByRole('table'))
    expect(table.getByRole('row', { name: /Account Pass The account answers\. acct_1/ })).toBeTruthy()
  })

  it('say why they failed in the words of the server, and Failed to run diagnostics where it said nothing', async () => {
    api.on(paymentStaffApi.paymentDiagnostic, () =>
      reject(paymentStaffApi.paymentDiagnostic, 'common.error.unavailable'),
    )
    render(<Diagnostics messages={messages} />)
    fireEvent.click(screen.getByRole('button', { name: 'Run diagnostics' }))
    expect(await screen.findByText(en.common.error.unavailable)).toBeTruthy()
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 })))
    fireEvent.click(screen.getByRole('button', { name: 'Run diagnostics' }))
    expect(await screen.findByText('Failed to run diagnostics')).toBeTruthy()
  })
})

describe('a test checkout', () => {
  it('opens in a new tab and shows its session', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
    vi.stubGlobal('open', () => tab)
    api.on(paymentStaffApi.testCheckout, () => ({
      url: 'https://pay.example/cs_1',
      sessionId: 'cs_1',
      livemode: false,
    }))
    render(<TestCheckout messages={messages} />)
    fireEvent.click(screen.getByRole('button', { name: 'Create test checkout' }))
    await screen.findByText('TEST')
    expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/cs_1')
    expect(tab.opener).toBeNull()
    expect(screen.getByText('cs_1')).toBeTruthy()
  })

  it('that fails says so on the page too, and closes the tab', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
    vi.stubGlobal('open', () => tab)
    api.on(paymentStaffApi.testCheckout, () =>
      reject(paymentStaffApi.testCheckout, 'payments.error.checkout'),
    )
    render(<TestCheckout messages={messages} />)
    fireEvent.click(screen.getByRole('button', { name: 'Create test checkout' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to create checkout session')
    expect(toast.error).toHaveBeenCalledWith('Test Failed: Failed to create checkout session')
    expect(tab.close).toHaveBeenCalled()
  })
})

it('the setup copies the endpoint and confirms it for two seconds', async () => {
  api.on(paymentStaffApi.paymentStatus, () => status)
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  render(<Setup messages={messages} isMirrored={false} />)
  const tab = screen.getByRole('tab', { name: 'Webhook Setup' })
  fireEvent.mouseDown(tab)
  fireEvent.focus(tab)
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(writeText).toHaveBeenCalledWith(status.webhook.url)
  await screen.findByText('Copied')
  await waitFor(() => expect(screen.queryByText('Copied')).toBeNull(), { timeout: 4_000 })
})
