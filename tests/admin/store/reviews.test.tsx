import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeCatalogueApi, type WaitingReview } from '#domain/store/catalogueApi.ts'
import { en } from '#messages/en/index.ts'
import { FakeApi, reject } from '#tests/site/kit/fakeApi.ts'

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast }))
const { ReviewList } = await import('#admin/store/ReviewsDesk/ReviewList.client.tsx')

const messages = { ...en.storeDesk.reviews, retry: 'Try again', unreachable: 'Something went wrong.' }
const review = (own: Partial<WaitingReview> = {}): WaitingReview => ({
  id: 'r1',
  productId: 'p1',
  productTitle: 'Breathing cards',
  rating: 4,
  text: 'They help before school.',
  userPublicName: 'quiet-otter',
  createdAt: '2026-03-01T10:00:00.000Z',
  isOffensive: false,
  hasPersonal: false,
  ...own,
})
let api: FakeApi
let waiting: WaitingReview[]
const open = () => render(<ReviewList messages={messages} locale="en" timeZone="UTC" />)
beforeEach(() => {
  waiting = [review()]
  api = new FakeApi()
  api.on(storeCatalogueApi.waitingReviews, () => ({ reviews: waiting }))
  toast.error.mockReset()
  toast.success.mockReset()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('reviews that wait', () => {
  it('say what was bought, by whom it is, and what our rules found', async () => {
    waiting = [review({ hasPersonal: true }), review({ id: 'r2', isOffensive: true })]
    open()
    expect(screen.getByRole('status').textContent).toBe('Loading the reviews')
    expect(await screen.findByText('Waiting: 2')).toBeTruthy()
    expect(screen.getAllByRole('heading', { name: 'Breathing cards' })).toHaveLength(2)
    for (const text of ['4 of 5', 'quiet-otter', 'Mar 1, 2026', 'They help before school.'])
      expect(screen.getAllByText(text)).toHaveLength(2)
    expect(screen.getAllByText(messages.personal)).toHaveLength(1)
    expect(screen.getAllByText(messages.offensive)).toHaveLength(1)
  })

  it.each([
    ['Publish', 'published', messages.published],
    ['Reject', 'rejected', messages.rejected],
  ] as const)('are decided: %s', async (label, state, said) => {
    const asked: unknown[] = []
    api.on(storeCatalogueApi.decideReview, ({ params, body }) => {
      asked.push([params.id, body.state])
      waiting = []
      return { state }
    })
    open()
    fireEvent.click(await screen.findByRole('button', { name: `${label}: Breathing cards, quiet-otter` }))
    expect(await screen.findByText('No review waits.')).toBeTruthy()
    expect(asked).toEqual([['r1', state]])
    expect(toast.success).toHaveBeenCalledWith(said)
  })

  it('stay when the decision was not stored, and it says why', async () => {
    api.on(storeCatalogueApi.decideReview, () =>
      reject(storeCatalogueApi.decideReview, 'common.error.not_found'),
    )
    open()
    fireEvent.click(await screen.findByRole('button', { name: /^Publish/ }))
    await waitFor(() => expect(toast.error.mock.calls[0]?.[0]).toBe(messages.not_decided))
    expect(await screen.findByText('They help before school.')).toBeTruthy()
  })

  it('that cannot be loaded offer another try', async () => {
    api.on(storeCatalogueApi.waitingReviews, () =>
      reject(storeCatalogueApi.waitingReviews, 'common.error.unavailable'),
    )
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(messages.failed)
    api.on(storeCatalogueApi.waitingReviews, () => ({ reviews: [] }))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No review waits.')).toBeTruthy()
  })
})
