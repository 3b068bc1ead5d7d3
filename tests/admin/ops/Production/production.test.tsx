import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goLiveApi, type ProductionView } from '#domain/ops/goLiveApi.ts'
import { productionChecks, type ReadinessState } from '#domain/ops/readiness.ts'
import { runbookItems } from '#domain/ops/releaseChecks.ts'
import { en } from '#messages/en/index.ts'
import { FakeApi, reject } from '#tests/site/kit/fakeApi.ts'

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast }))
const { ProductionChecks } = await import('#admin/ops/Production/ProductionChecks.client.tsx')

const messages = en.readiness
const view = (state: ReadinessState = 'complete', waiting: string[] = []): ProductionView => ({
  release: '2026.3',
  checkedAt: '2026-03-12T14:00:00.000Z',
  migrations: { latest: '20260312_one', waiting },
  checks: productionChecks.map((check) => ({
    check,
    state,
    details: check === 'mail_queue' ? '2 / 1' : null,
  })),
  marks: runbookItems.map((item) => ({ item, status: 'pass', checkedBy: null, checkedAt: null })),
})
const open = () => render(<ProductionChecks messages={messages} reader={{ locale: 'en', timeZone: 'UTC' }} />)
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the page about production', () => {
  it('waits, then shows every card and, when all is complete, that all is ready', async () => {
    api.on(goLiveApi.production, () => view())
    open()
    expect(screen.getByRole('status').textContent).toBe('Checking')
    await screen.findByText(messages.ready)
    for (const name of Object.values(messages.production.card))
      expect(screen.getByRole('heading', { name })).toBeTruthy()
    expect(screen.getByText(`${productionChecks.length} of ${productionChecks.length} complete`)).toBeTruthy()
    expect(screen.getByText(/^Release 2026\.3, checked at 2:00:00/)).toBeTruthy()
  })

  it('says what to do where something is not right, with what was found', async () => {
    api.on(goLiveApi.production, () => view('action-required'))
    open()
    await screen.findByText('Look why emails fail or wait. Failed and stuck: 2 / 1.')
    expect(screen.queryByText(messages.ready)).toBeNull()
    expect(screen.getAllByText('Action required')).toHaveLength(productionChecks.length)
  })

  it('marks what no machine can see', async () => {
    api.on(goLiveApi.production, () => view())
    api.on(goLiveApi.setReleaseCheck, ({ params, body }) => ({
      check: {
        item: params.item,
        status: body.status,
        checkedBy: 'harbor',
        checkedAt: '2026-03-12T14:00:00.000Z',
      },
    }))
    open()
    const group = within(await screen.findByRole('group', { name: messages.item.restore }))
    fireEvent.click(group.getByRole('button', { name: 'Fail' }))
    await screen.findByText('Action required')
    expect(screen.queryByText(messages.ready)).toBeNull()
  })

  it('tries again at a press, and keeps what it knew when that fails', async () => {
    api.on(goLiveApi.production, () => view())
    open()
    await screen.findByText(messages.ready)
    api.on(goLiveApi.production, () => reject(goLiveApi.production, 'common.error.unavailable'))
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText(messages.failed)
    expect(screen.getByText(messages.ready)).toBeTruthy()
  })

  it('that cannot be loaded says so', async () => {
    api.on(goLiveApi.production, () => reject(goLiveApi.production, 'common.error.unavailable'))
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(messages.failed)
  })
})

describe('the banner about migrations', () => {
  const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

  it('is dismissed for this release, and stays away', async () => {
    api.on(goLiveApi.production, () => view())
    open()
    await screen.findByText(/20260312_one, the newest migration/)
    dismiss()
    await waitFor(() => expect(screen.queryByText(/newest migration/)).toBeNull())
    cleanup()
    open()
    await screen.findByText(messages.ready)
    expect(screen.queryByText(/newest migration/)).toBeNull()
  })

  it('comes back when a migration waits', async () => {
    api.on(goLiveApi.production, () => view())
    open()
    await screen.findByText(/newest migration/)
    dismiss()
    cleanup()
    api.on(goLiveApi.production, () => view('complete', ['20260313_two']))
    open()
    await screen.findByText(/Migrations waiting: 1, first 20260313_two/)
  })
})
