import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paymentStaffApi } from '#domain/billing/staffApi.ts'
import { flagsApi, type FlagView } from '#domain/flags/api.ts'
import { opsApi } from '#domain/ops/api.ts'
import { goLiveApi, type GoLiveView, type ReleaseCheckView } from '#domain/ops/goLiveApi.ts'
import { goLiveItems } from '#domain/ops/readiness.ts'
import { qaList, releaseItems } from '#domain/ops/releaseChecks.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { en } from '#messages/en/index.ts'
import { FakeApi, reject } from '#tests/site/kit/fakeApi.ts'

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn(), warning: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast }))
const { FinalQa } = await import('#admin/ops/Publish/FinalQa.client.tsx')
const { GoLive } = await import('#admin/ops/Publish/GoLive.client.tsx')
const { KillSwitches } = await import('#admin/ops/Publish/KillSwitches.client.tsx')
const { Monitoring } = await import('#admin/ops/Publish/Monitoring.client.tsx')

const messages = en.readiness
const reader = { locale: 'en', timeZone: 'UTC' } as const
const pending = (): ReleaseCheckView[] =>
  releaseItems.map((item) => ({ item, status: 'pending', checkedBy: null, checkedAt: null }))
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
  Object.values(toast).forEach((one) => one.mockClear())
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('Phase A', () => {
  const open = () => render(<FinalQa messages={messages} reader={reader} />)
  const answerMarks = () =>
    api.on(goLiveApi.setReleaseCheck, ({ params, body }) => ({
      check: {
        item: params.item,
        status: body.status,
        checkedBy: 'harbor',
        checkedAt: '2026-03-12T14:00:00.000Z',
      },
    }))

  it('waits, then shows five groups with three buttons for each item', async () => {
    api.on(goLiveApi.releaseChecks, () => ({ release: '1', checks: pending() }))
    open()
    expect(screen.getByRole('status').textContent).toBe('Loading')
    await screen.findByText('Languages')
    for (const group of Object.values(messages.qa.group))
      expect(screen.getByRole('heading', { name: group })).toBeTruthy()
    const count = Object.values(qaList).flat().length
    expect(screen.getAllByRole('group')).toHaveLength(count)
    expect(screen.getByText(`0 of ${count} complete`)).toBeTruthy()
    // What the runbook asks for is on the other page.
    expect(screen.queryByText(messages.item.backup)).toBeNull()
  })

  it('moves an item freely, says who marked it, and keeps to the release of the page', async () => {
    api.on(goLiveApi.releaseChecks, () => ({ release: '7', checks: pending() }))
    answerMarks()
    open()
    const group = within(await screen.findByRole('group', { name: messages.item.keyboard }))
    for (const name of ['Pass', 'Fail', 'Pending']) {
      fireEvent.click(group.getByRole('button', { name }))
      await waitFor(() =>
        expect(group.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true'),
      )
    }
    expect(api.bodies(goLiveApi.setReleaseCheck)).toEqual(
      ['pass', 'fail', 'pending'].map((status) => ({ release: '7', status })),
    )
    expect(screen.getByText(/^Marked by harbor on Mar 12, 2026/)).toBeTruthy()
    expect(toast.success).toHaveBeenCalledWith(`${messages.item.keyboard}: Pass`)
  })

  it('shows a ready banner once everything passed', async () => {
    const checks = pending().map((check) => ({ ...check, status: 'pass' as const }))
    checks[0] = { ...checks[0]!, status: 'fail' as never }
    api.on(goLiveApi.releaseChecks, () => ({ release: '1', checks }))
    answerMarks()
    open()
    const group = within(await screen.findByRole('group', { name: messages.item.languages_read }))
    expect(screen.queryByText(messages.qa.ready)).toBeNull()
    fireEvent.click(group.getByRole('button', { name: 'Pass' }))
    await screen.findByText(messages.qa.ready)
  })

  it('says when a mark is rejected and leaves the item as it was', async () => {
    api.on(goLiveApi.releaseChecks, () => ({ release: '1', checks: pending() }))
    api.on(goLiveApi.setReleaseCheck, () =>
      reject(goLiveApi.setReleaseCheck, 'readiness.error.other_release'),
    )
    open()
    const group = within(await screen.findByRole('group', { name: messages.item.links }))
    fireEvent.click(group.getByRole('button', { name: 'Pass' }))
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(messages.error.other_release))
    expect(group.getByRole('button', { name: 'Pending' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('that cannot be loaded offers another try', async () => {
    api.on(goLiveApi.releaseChecks, () => reject(goLiveApi.releaseChecks, 'common.error.unavailable'))
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(messages.failed)
    api.on(goLiveApi.releaseChecks, () => ({ release: '1', checks: pending() }))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Languages')
  })

  it('draws graphics, shows them, and says why not', async () => {
    api.on(goLiveApi.releaseChecks, () => ({ release: '1', checks: pending() }))
    api.on(goLiveApi.generateStoreGraphics, () => ({
      success: true,
      image: 'data:image/svg+xml;base64,PHN2Zy8+',
      source: 'template',
    }))
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Generate banner' }))
    const image = await screen.findByRole('img', { name: 'The new banner' })
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1024', '500'])
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe(
      'evenkeel-banner.svg',
    )
    expect(toast.success).toHaveBeenCalledWith('Banner generated')

    api.on(goLiveApi.generateStoreGraphics, () =>
      reject(goLiveApi.generateStoreGraphics, 'readiness.error.graphics', {
        args: { type: 'icon', reason: 'the image model is busy' },
      }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Generate icon' }))
    await screen.findByText('Failed to generate icon: the image model is busy')
    expect(toast.error).toHaveBeenCalledWith('Failed to generate icon: the image model is busy')
  })
})

describe('Phase B', () => {
  const view = (testOrder: GoLiveView['testOrder'] = null): GoLiveView => ({
    isLive: false,
    items: goLiveItems.map((item) => ({ item, state: 'pending', details: null })),
    testOrder,
  })
  const order = {
    id: '018f0000-0000-7000-8000-000000000001',
    number: 'EK-000001',
    status: 'paid',
    totalCents: 100,
    refundedCents: 0,
    currency: 'usd',
    createdAt: '2026-03-12T14:00:00.000Z',
  } as const
  const open = () => render(<GoLive messages={messages} payments={en.payments} reader={reader} />)
  beforeEach(() => {
    api.on(paymentStaffApi.paymentStatus, () =>
      reject(paymentStaffApi.paymentStatus, 'common.error.unavailable'),
    )
  })

  it('has five steps in order and the list they complete', async () => {
    api.on(goLiveApi.goLive, () => view())
    open()
    await screen.findByText('Go-live checklist')
    const steps = within(screen.getAllByRole('list')[0]!)
    expect(steps.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Keys',
      'Webhooks',
      'Test',
      'Refund',
      'Go Live',
    ])
    expect(screen.getByText('A $1 test purchase is paid')).toBeTruthy()
    expect(screen.getByText('The $1 came back')).toBeTruthy()
    expect(screen.getByText('0 of 7 complete')).toBeTruthy()
  })

  it('shows a ready banner once every step is complete', async () => {
    api.on(goLiveApi.goLive, () => ({
      ...view(),
      items: view().items.map((item) => ({ ...item, state: 'complete' as const })),
    }))
    open()
    await screen.findByText(messages.go_live.ready)
  })

  it('buys for a dollar in a new tab, says how long it can take, and says why not', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
    vi.stubGlobal('open', () => tab)
    api.on(goLiveApi.goLive, () => view())
    api.on(goLiveApi.testPurchase, () => ({
      url: 'https://pay.example/cs_1',
      sessionId: 'cs_1',
      livemode: false,
    }))
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Buy for $1' }))
    await screen.findByText('cs_1')
    expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/cs_1')
    expect(screen.getByText(/30 to 60 seconds/)).toBeTruthy()

    api.on(goLiveApi.testPurchase, () => reject(goLiveApi.testPurchase, 'readiness.error.refund_first'))
    fireEvent.click(screen.getByRole('button', { name: 'Buy for $1' }))
    await screen.findByText(messages.error.refund_first)
    expect(tab.close).toHaveBeenCalled()
    expect(toast.error).toHaveBeenCalledWith(`Test Failed: ${messages.error.refund_first}`)
  })

  it('gives the dollar back with one key for one order', async () => {
    api.on(goLiveApi.goLive, () => view(order))
    api.on(ordersAdminApi.refundOrder, () =>
      reject(ordersAdminApi.refundOrder, 'orders.error.refund_refused'),
    )
    open()
    const button = await screen.findByRole('button', { name: 'Refund $1' })
    for (let press = 0; press < 2; press += 1) {
      fireEvent.click(button)
      await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(press + 1))
    }
    const sent = api.bodies(ordersAdminApi.refundOrder)
    expect(sent).toHaveLength(2)
    expect(sent[0]).toMatchObject({ amountCents: 100, overrideReason: messages.test.refund_reason })
    expect(sent[1]).toEqual(sent[0])
  })

  it('offers no refund of what came back', async () => {
    api.on(goLiveApi.goLive, () => view({ ...order, status: 'refunded', refundedCents: 100 }))
    open()
    await screen.findByText('Refunded', { selector: 'dd' })
    expect(screen.queryByRole('button', { name: 'Refund $1' })).toBeNull()
  })
})

describe('Phase C', () => {
  const flag = (key: string, enabled = false): FlagView => ({
    key,
    category: 'killswitch',
    description: `what ${key} does`,
    owner: 'store',
    enabled,
    isUnused: false,
    updatedAt: '2026-03-12T14:00:00.000Z',
  })
  const flags = () => ['ff.notifications_pause', 'ff.store_pause', 'ff.chat_pause'].map((key) => flag(key))
  const open = () =>
    render(<KillSwitches messages={messages} flagFailed={en.flags.error.update} cancel="Cancel" />)

  it('pauses a feature for everyone after a question, and turns it on again at once', async () => {
    api.on(flagsApi.listFlags, () => ({ flags: flags() }))
    api.on(flagsApi.setFlag, ({ params, body }) => ({ flag: flag(params.key, body.enabled) }))
    open()
    const store = await screen.findByRole('switch', { name: 'Store' })
    expect(store.getAttribute('aria-checked')).toBe('true')
    fireEvent.click(store)
    expect(api.bodies(flagsApi.setFlag)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await screen.findByText(messages.switches.paused)
    expect(store.getAttribute('aria-checked')).toBe('false')
    expect(toast.warning).toHaveBeenCalledWith('Feature Paused')
    fireEvent.click(store)
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Feature Enabled'))
    expect(api.bodies(flagsApi.setFlag)).toEqual([{ enabled: true }, { enabled: false }])
  })

  it('has the three, and leaves a feature alone when the question is answered with no', async () => {
    api.on(flagsApi.listFlags, () => ({ flags: [...flags(), { ...flag('ff.core'), category: 'core' }] }))
    open()
    const names = (await screen.findAllByRole('switch')).map((one) => one.getAttribute('aria-labelledby'))
    expect(names).toEqual(['switch-notifications', 'switch-store', 'switch-chat'])
    fireEvent.click(screen.getByRole('switch', { name: 'Chat rooms' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText(messages.switches.paused)).toBeNull()
  })

  it('says when a switch did not move', async () => {
    api.on(flagsApi.listFlags, () => ({ flags: [flag('ff.chat_pause', true)] }))
    api.on(flagsApi.setFlag, () => reject(flagsApi.setFlag, 'flags.error.update'))
    open()
    fireEvent.click(await screen.findByRole('switch', { name: 'Chat rooms' }))
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to update feature flag'))
    expect(screen.getByRole('switch', { name: 'Chat rooms' }).getAttribute('aria-checked')).toBe('false')
  })

  it('shows the health of the system, and that it could not be asked', async () => {
    api.on(flagsApi.listFlags, () => ({ flags: flags() }))
    api.on(opsApi.dashboardCards, () => reject(opsApi.dashboardCards, 'common.error.unavailable'))
    render(
      <Monitoring
        messages={messages}
        dashboard={en.ops.admin.dashboard}
        flagFailed=""
        cancel="Cancel"
        locale="en"
      />,
    )
    expect((await screen.findByRole('alert')).textContent).toContain(messages.failed)
  })
})
