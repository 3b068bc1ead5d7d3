import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage, readPush, renew, showPush } from '#site/swPush.ts'

afterEach(() => vi.unstubAllGlobals())
const ORIGIN = 'https://evenkeel.example'
const page = (url: string) => ({
  url,
  focus: vi.fn(() => Promise.resolve()),
  navigate: vi.fn(() => Promise.resolve()),
})
function windows(...pages: ReturnType<typeof page>[]) {
  return { matchAll: () => Promise.resolve(pages), openWindow: vi.fn(() => Promise.resolve()) }
}

describe('a push message', () => {
  it('is shown with its words, its direction and its tag', async () => {
    const showNotification = vi.fn(() => Promise.resolve())
    const payload = { title: 'عنوان', body: 'نص', link: '/dashboard', tag: 'coach:1', locale: 'ar' }
    await showPush({ showNotification }, readPush(JSON.stringify(payload)))
    expect(showNotification).toHaveBeenCalledWith('عنوان', {
      body: 'نص',
      tag: 'coach:1',
      lang: 'ar',
      dir: 'rtl',
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: '/dashboard',
    })
  })

  it.each([undefined, '', 'no json', 'null', '{"title":7}'])(
    'that is unreadable (%s) still shows who it is from',
    (text) => {
      expect(readPush(text)).toEqual({
        title: 'Evenkeel',
        body: '',
        link: '/dashboard',
        tag: 'evenkeel',
        locale: 'en',
      })
    },
  )
})

describe('pressing it', () => {
  it('brings the page that is open already before the eyes', async () => {
    const [other, there] = [page(`${ORIGIN}/settings`), page(`${ORIGIN}/dashboard`)]
    const all = windows(other, there)
    await openPage(all, ORIGIN, '/dashboard')
    expect(there.focus).toHaveBeenCalledOnce()
    expect(other.focus).not.toHaveBeenCalled()
    expect(all.openWindow).not.toHaveBeenCalled()
  })

  it('leads another page of ours there, never one of another site', async () => {
    const [foreign, ours] = [page('https://other.example/dashboard'), page(`${ORIGIN}/journal`)]
    await openPage(windows(foreign, ours), ORIGIN, '/dashboard')
    expect(ours.navigate).toHaveBeenCalledWith('/dashboard')
    expect(ours.focus).toHaveBeenCalledOnce()
    expect(foreign.focus).not.toHaveBeenCalled()
  })

  it('opens a page when none is there, or when the one that is cannot be led', async () => {
    const none = windows()
    await openPage(none, ORIGIN, '/settings?tab=notifications')
    expect(none.openWindow).toHaveBeenCalledWith('/settings?tab=notifications')
    const stubborn = page(`${ORIGIN}/journal`)
    stubborn.navigate.mockRejectedValue(new TypeError('not controlled'))
    const one = windows(stubborn)
    await openPage(one, ORIGIN, '/dashboard')
    expect(one.openWindow).toHaveBeenCalledWith('/dashboard')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    undefined,
    7,
  ])('never follows a link to somewhere else (%s)', async (link) => {
    const all = windows()
    await openPage(all, ORIGIN, link)
    expect(all.openWindow).toHaveBeenCalledWith('/dashboard')
  })
})

it('a renewed subscription is told to the server', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ ok: true })))
  vi.stubGlobal('fetch', asked)
  const keys = { p256dh: 'p', auth: 'a' }
  const subscribe = vi.fn(() =>
    Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.example/new', keys, expirationTime: null }) }),
  )
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) }
  await renew({ pushManager: { subscribe } as never }, {
    options,
    endpoint: 'https://push.example/old',
  } as never)
  expect(subscribe).toHaveBeenCalledWith(options)
  const [url, init] = asked.mock.calls[0] as unknown as [string, RequestInit]
  expect(url).toBe('/api/functions/subscribe-push')
  expect(JSON.parse(init.body as string)).toEqual({
    subscription: { endpoint: 'https://push.example/new', keys },
    replaces: 'https://push.example/old',
  })
  await renew({ pushManager: { subscribe } as never }, null)
  expect(subscribe).toHaveBeenCalledOnce()
})
