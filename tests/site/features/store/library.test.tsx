import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Library, LibraryItem } from '#domain/store/libraryApi.ts'
import { en } from '#messages/en/index.ts'
import { LibraryScreen } from '#site/features/store/orders/LibraryScreen.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

const id = (end: string) => `0198f3a0-0000-7000-8000-0000000000${end}`

describe('/library', () => {
  const piece = (over: Partial<LibraryItem> = {}): LibraryItem => ({
    id: id('11'),
    productId: id('b2'),
    title: 'Evening breathing',
    imageId: id('c2'),
    status: 'active',
    reason: null,
    grantedAt: '2026-03-02T10:01:00.000Z',
    firstAccessedAt: null,
    downloadsLeft: 5,
    files: [{ id: id('21'), name: 'breathing.mp3', sizeBytes: 2_400_000, type: 'audio/mpeg' }],
    ...over,
  })
  const open = (library: Library, more: Record<string, unknown> = {}) => {
    const calls = serveApi({ 'GET /library': library, ...more })
    return show(<LibraryScreen />, { at: '/library', paths: ['/library'] }).then(() => calls)
  }
  const link = `POST /library/${id('11')}/files/${id('21')}/link`

  it('has files with their size and gets one, without leaving the page', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    const calls = await open(
      { items: [piece()], onTheWay: [] },
      { [link]: { path: '/api/library-files/x', downloadsLeft: 4 } },
    )
    await screen.findByText('breathing.mp3, 2.4 MB')
    expect(screen.getByText('Downloads left today: 5')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Download breathing.mp3' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/library-files/x'))
    expect(callsOf(calls, link)).toHaveLength(1)
  })

  it('says why files rest, are gone, or are used up, and offers none of them', async () => {
    await open({
      items: [
        piece({ status: 'resting', reason: 'dispute', downloadsLeft: 0 }),
        piece({ id: id('12'), status: 'revoked', reason: 'refund', downloadsLeft: 0 }),
        piece({ id: id('13'), status: 'revoked', reason: 'dispute', downloadsLeft: 0 }),
        piece({ id: id('14'), downloadsLeft: 0 }),
        piece({ id: id('15'), files: [] }),
      ],
      onTheWay: [],
    })
    await screen.findByText('A bank is looking into this payment. The files rest until then.')
    expect(screen.getByText('Refunded. Its files are no longer yours.')).toBeTruthy()
    expect(screen.getByText('The bank gave the money back. Its files are no longer yours.')).toBeTruthy()
    expect(screen.getByText('Its files are being prepared.')).toBeTruthy()
    const buttons = screen.getAllByRole('button', { name: /Download/ })
    expect(buttons).toHaveLength(1)
    expect(buttons[0]!.getAttribute('aria-disabled')).toBe('true')
  })

  it('shows what is on its way, and no price', async () => {
    const thing = { id: id('31'), productId: id('b1'), title: 'Logbook', quantity: 1, imageId: null }
    await open({
      items: [],
      onTheWay: [
        { ...thing, shippedAt: null },
        { ...thing, id: id('32'), shippedAt: '2026-03-04T10:00:00.000Z' },
      ],
    })
    await screen.findByText('Being packed')
    expect(screen.getByText('On its way since March 4, 2026')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\$/)
  })

  it('is empty with one way on, and restores what is missing', async () => {
    const calls = await open(
      { items: [], onTheWay: [] },
      { 'POST /library/restore': { items: [piece()], onTheWay: [], restored: 1 } },
    )
    await screen.findByText('Your library is empty')
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
    await screen.findByText('Back in your library: 1')
    expect(callsOf(calls, 'POST /library/restore')).toHaveLength(1)
    expect(screen.getByText('Back in your library: 1').getAttribute('role')).toBe('status')
  })

  it('says that a download failed and why, and keeps the file to try again', async () => {
    await open(
      { items: [piece()], onTheWay: [] },
      {
        [link]: new ErrorAnswer(409, 'orders.error.resting', en.orders.error.resting),
      },
    )
    const button = await screen.findByRole('button', { name: /Download/ })
    fireEvent.click(button)
    expect((await screen.findAllByText('Download failed')).length).toBeGreaterThan(0)
    expect(screen.getAllByText(en.orders.error.resting).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.getByRole('button', { name: /Download/ })).toBeTruthy())
  })

  it('says that restoring failed', async () => {
    await open(
      { items: [], onTheWay: [] },
      {
        'POST /library/restore': new ErrorAnswer(500, 'common.error.unexpected'),
      },
    )
    await screen.findByText('Your library is empty')
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect((await screen.findByText('Error restoring')).getAttribute('role')).toBe('status')
  })
})
