import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DevicePush } from '#site/features/notifications/push/DevicePush.tsx'
import { PushHere } from '#site/features/notifications/push/PushHere.tsx'
import { forgetPush } from '#site/lib/push.ts'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { noPushBrowser, pushBrowser } from './browser.ts'

freshBrowser()
afterEach(noPushBrowser)

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const SUBSCRIBE = 'POST /functions/subscribe-push'
const TEST = 'POST /functions/send-test-push'
function api(over: Parameters<typeof serveApi>[0] = {}, subscribed = false) {
  let on = subscribed
  return serveApi({
    'GET /functions/get-vapid-key': { publicKey: KEY },
    'POST /push/status': () => ({ subscribed: on }),
    [SUBSCRIBE]: () => ((on = true), { ok: true }),
    'POST /functions/unsubscribe-push': () => ((on = false), { ok: true }),
    [TEST]: { sent: 1 },
    ...over,
  })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('push on this device', () => {
  it('is explained where the browser cannot do it', async () => {
    api()
    await show(<DevicePush />)
    expect(await screen.findByText(/This browser can’t show notifications/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('asks the browser only after a press, then is on', async () => {
    const { notification, pushManager } = pushBrowser()
    const calls = api()
    await show(<DevicePush />)
    expect(await screen.findByText(/Permission: default/)).toBeTruthy()
    expect(notification.requestPermission).not.toHaveBeenCalled()
    press('Turn on')
    expect(await screen.findByText('Notifications are on')).toBeTruthy()
    expect(await screen.findByText('On for this device')).toBeTruthy()
    expect(screen.getByText(/Permission: granted/)).toBeTruthy()
    const [{ applicationServerKey, userVisibleOnly }] = pushManager.subscribe.mock.calls[0]!
    expect(userVisibleOnly).toBe(true)
    expect((applicationServerKey as Uint8Array).length).toBe(65)
    expect(callsOf(calls, SUBSCRIBE)[0]!.body).toMatchObject({
      subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/new' },
    })
  })

  it('that the browser refuses says where to allow it', async () => {
    pushBrowser({ answer: 'denied' })
    const calls = api()
    await show(<DevicePush />)
    await screen.findByText(/Permission: default/)
    press('Turn on')
    expect(await screen.findByText('Failed to Enable Notifications')).toBeTruthy()
    expect((await screen.findAllByText(/Press the lock icon next to the address/)).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull())
    expect(callsOf(calls, SUBSCRIBE)).toEqual([])
  })

  it.each([
    [
      'without a key',
      { 'GET /functions/get-vapid-key': { publicKey: '' } },
      'Push configuration error. Please contact support.',
    ],
    ['without a connection', { [SUBSCRIBE]: () => new ErrorAnswer(0) }, /couldn’t reach its push service/],
  ])('%s is not on, and the browser does not believe so', async (_, over, text) => {
    const browser = pushBrowser()
    api(over)
    await show(<DevicePush />)
    await screen.findByText(/Permission: default/)
    press('Turn on')
    expect(await screen.findByText('Failed to Enable Notifications')).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    await waitFor(() => expect(browser.held()).toBeNull())
    expect(await screen.findByText('Off for this device')).toBeTruthy()
  })

  it.each([
    ['no service worker', true, /isn’t ready in this browser/],
    ['no connection', false, /couldn’t reach its push service/],
  ])('with %s says so', async (_, onLine, text) => {
    pushBrowser()
    Object.assign(navigator.serviceWorker, { ready: new Promise(() => {}) })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    api()
    await show(<DevicePush />)
    await screen.findByText(/Permission: default/)
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
    press('Turn on')
    await vi.advanceTimersByTimeAsync(9_000)
    vi.useRealTimers()
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('is off when the subscription of this browser is another member’s', async () => {
    pushBrowser({ permission: 'granted', endpoint: 'https://fcm.googleapis.com/fcm/send/old' })
    api({}, false)
    await show(<DevicePush />)
    expect(await screen.findByText('Off for this device')).toBeTruthy()
  })

  it('sends a test, and says when that failed', async () => {
    pushBrowser({ permission: 'granted', endpoint: 'https://fcm.googleapis.com/fcm/send/old' })
    let fails = false
    api(
      {
        [TEST]: () =>
          fails
            ? new ErrorAnswer(503, 'notifications.error.test_failed', 'Failed to Send Test')
            : { sent: 1 },
      },
      true,
    )
    await show(<DevicePush />)
    await screen.findByText('On for this device')
    press('Send a test')
    expect(await screen.findByText('The test is on its way')).toBeTruthy()
    fails = true
    press('Send a test')
    expect(await screen.findByText('Failed to Send Test', {}, { timeout: 8_000 })).toBeTruthy()
  })

  it('is switched off here and on the server; a failure leaves it on', async () => {
    const browser = pushBrowser({
      permission: 'granted',
      endpoint: 'https://fcm.googleapis.com/fcm/send/old',
    })
    let fails = true
    let on = true
    api({
      'POST /push/status': () => ({ subscribed: on }),
      'POST /functions/unsubscribe-push': () =>
        fails ? new ErrorAnswer(500, 'common.error.unexpected', 'x') : ((on = false), { ok: true }),
    })
    await show(<DevicePush />)
    await screen.findByText('On for this device')
    press('Turn off')
    expect(await screen.findByText('Failed to Disable Notifications')).toBeTruthy()
    expect(browser.held()).not.toBeNull()
    fails = false
    press('Turn off')
    expect(await screen.findByText('Off for this device')).toBeTruthy()
    expect(browser.held()).toBeNull()
  })
})

describe('beside the coach’s choice of push', () => {
  it('is offered where this device does not take it, and silent where it does', async () => {
    pushBrowser()
    api()
    await show(<PushHere />)
    expect(await screen.findByText(/They’re off on this one/)).toBeTruthy()
    press('Turn on')
    await waitFor(() => expect(screen.queryByText(/They’re off on this one/)).toBeNull())
  })
})

it('signing out takes the subscription off this browser', async () => {
  const browser = pushBrowser({ permission: 'granted', endpoint: 'https://fcm.googleapis.com/fcm/send/old' })
  await forgetPush()
  expect(browser.held()).toBeNull()
})
