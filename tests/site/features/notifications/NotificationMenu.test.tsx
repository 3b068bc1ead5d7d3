import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NotificationMenu } from '#site/features/notifications/NotificationMenu.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher, userChannel } from '../checkins/pusher.ts'
import { later } from '../../kit/later.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const notification = (index: number, over = {}) => ({
  id: `0198f3a0-2222-7000-8000-${String(index).padStart(12, '0')}`,
  type: 'ai_digest',
  title: `Notice ${index}`,
  message: 'Mostly calm.',
  link: null as string | null,
  sentAt: '2026-03-12T12:00:00Z',
  readAt: null as string | null,
  ...over,
})
const realtime = { 'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true } }
const READ = 'POST /notices/:id/read'
const ten = Array.from({ length: 10 }, (_, index) => notification(index))
const open = () => fireEvent.click(screen.getByRole('button', { name: /^Notifications/ }))

describe('the bell', () => {
  it.each([
    [9, '9'],
    [10, '9+'],
    [27, '9+'],
  ])('shows %d unread as %s and says the number', async (unread, shown) => {
    serveApi({ 'GET /notices': { notices: ten, unread }, ...realtime })
    await show(<NotificationMenu />)
    expect(await screen.findByText(shown)).toBeTruthy()
    expect(screen.getByRole('button', { name: `Notifications, ${unread} unread` })).toBeTruthy()
  })

  it('shows no count when everything is read, and says so when there is nothing', async () => {
    serveApi({ 'GET /notices': { notices: [], unread: 0 }, ...realtime })
    await show(<NotificationMenu />)
    await screen.findByRole('button', { name: 'Notifications' })
    open()
    expect(await screen.findByText(/Nothing new\./)).toBeTruthy()
  })

  it.each([
    ['ai_digest', 'You turned on messages from your coach.'],
    ['something_new', 'It’s about something you take part in here.'],
  ])('says why a notification of type %s came, and leads to its settings', async (type, why) => {
    serveApi({ 'GET /notices': { notices: [notification(1, { type })], unread: 0 }, ...realtime })
    await show(<NotificationMenu />)
    await screen.findByRole('button', { name: 'Notifications' })
    open()
    const ask = await screen.findByRole('button', { name: 'Why did I get this?' })
    expect(ask.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(ask)
    expect(await screen.findByText(why)).toBeTruthy()
    expect(ask.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(screen.getByRole('link', { name: 'Choose what reaches you' }))
    expect(location.search).toBe('?tab=notifications')
    expect(screen.queryByText(why)).toBeNull()
  })

  it('lists ten, marks one read when it is pressed, and goes where it leads', async () => {
    let state = { notices: [notification(1, { link: '/dashboard?tab=history' }), notification(2)], unread: 2 }
    const calls = serveApi({
      'GET /notices': () => state,
      [READ]: () => {
        state = {
          notices: state.notices.map((n) => ({ ...n, readAt: n.title === 'Notice 1' ? 'now' : n.readAt })),
          unread: 1,
        }
        return { ok: true }
      },
      ...realtime,
    })
    await show(<NotificationMenu />)
    await screen.findByText('2')
    open()
    expect(screen.getAllByText('New')).toHaveLength(2)
    fireEvent.click(screen.getByText('Notice 1'))
    await screen.findByText('1')
    expect(callsOf(calls, `POST /notices/${notification(1).id}/read`)).toHaveLength(1)
    expect(location.search).toBe('?tab=history')
    expect(screen.queryByText('Notice 2')).toBeNull()
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'does not follow a link to somewhere else: %s',
    async (link) => {
      serveApi({
        'GET /notices': { notices: [notification(1, { link })], unread: 0 },
        [READ]: { ok: true },
        ...realtime,
      })
      await show(<NotificationMenu />)
      await screen.findByRole('button', { name: 'Notifications' })
      open()
      fireEvent.click(await screen.findByText('Notice 1'))
      expect(location.pathname).toBe('/dashboard')
    },
  )

  it('leaves a page that is not the app’s to the browser', async () => {
    serveApi({
      'GET /notices': { notices: [notification(1, { link: '/admin' })], unread: 0 },
      [READ]: { ok: true },
      ...realtime,
    })
    await show(<NotificationMenu />)
    await screen.findByRole('button', { name: 'Notifications' })
    open()
    fireEvent.click(await screen.findByText('Notice 1'))
    expect(location.pathname).toBe('/dashboard')
  })

  it('takes it back when marking failed, and says so', async () => {
    serveApi({
      'GET /notices': { notices: [notification(1)], unread: 1 },
      [READ]: () => new ErrorAnswer(404, 'notifications.error.mark_read', 'Failed to mark as read'),
      ...realtime,
    })
    await show(<NotificationMenu />)
    await screen.findByText('1')
    open()
    fireEvent.click(screen.getByText('Notice 1'))
    expect(await screen.findByText('Failed to mark as read')).toBeTruthy()
    await waitFor(() => expect(screen.getByText('New')).toBeTruthy())
    expect(screen.getByText('1')).toBeTruthy()
  })

  it('keeps one that was marked meanwhile when another could not be', async () => {
    const refused = later()
    const [first, second] = [notification(1), notification(2)]
    let secondReadAt: string | null = null
    serveApi({
      'GET /notices': () => ({
        notices: [first, { ...second, readAt: secondReadAt }],
        unread: secondReadAt ? 1 : 2,
      }),
      [`POST /notices/${first.id}/read`]: async () => {
        await refused.promise
        return new ErrorAnswer(404, 'notifications.error.mark_read', 'Failed to mark as read')
      },
      [`POST /notices/${second.id}/read`]: () => {
        secondReadAt = 'now'
        return { ok: true }
      },
      ...realtime,
    })
    await show(<NotificationMenu />)
    await screen.findByText('2')
    open()
    fireEvent.click(screen.getByText('Notice 1'))
    await screen.findByText('1')
    fireEvent.click(screen.getByText('Notice 2'))
    await waitFor(() => expect(secondReadAt).toBe('now'))
    refused.resolve()
    await screen.findByText('Failed to mark as read')
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy()
  })

  it('marks everything read at once, and takes it back when that failed', async () => {
    let fails = true
    let unread = 2
    serveApi({
      'GET /notices': () => ({
        notices: [notification(1), notification(2)].map((n) => ({ ...n, readAt: unread ? null : 'now' })),
        unread,
      }),
      'POST /notices/read': () =>
        fails ? new ErrorAnswer(500, 'common.error.unexpected', 'x') : ((unread = 0), { ok: true }),
      ...realtime,
    })
    await show(<NotificationMenu />)
    await screen.findByText('2')
    open()
    const all = () => fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    all()
    expect(await screen.findByText('Failed to mark as read')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(2))
    fails = false
    all()
    await waitFor(() => expect(screen.queryByText('New')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy()
  })

  it('hears of new notices, and not of check-ins', async () => {
    let unread = 0
    const calls = serveApi({ 'GET /notices': () => ({ notices: [], unread }), ...realtime })
    await show(<NotificationMenu />)
    const channel = await userChannel()
    await waitFor(() => expect(callsOf(calls, 'GET /notices')).toHaveLength(1))
    act(() => channel.emit('checked-in', {}))
    act(() => channel.emit('preferences-changed', {}))
    unread = 3
    act(() => channel.emit('notice-posted', { id: 'x' }))
    expect(await screen.findByText('3')).toBeTruthy()
    expect(callsOf(calls, 'GET /notices')).toHaveLength(2)
  })

  it('closes with Escape and gives the focus back', async () => {
    serveApi({ 'GET /notices': { notices: ten, unread: 3 }, ...realtime })
    await show(<NotificationMenu />)
    await screen.findByText('3')
    open()
    expect(screen.getByText('Notice 4')).toBeTruthy()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(screen.queryByText('Notice 4')).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Notifications/ })),
    )
  })
})
