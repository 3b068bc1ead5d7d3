import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signUp, answerBasics } from '../kit/firstSteps.ts'
import { expect, expectAccessible, newAddress, NEW_PASSWORD, test } from '../kit/journey.ts'
import { stubPushService } from '../kit/pushStub.ts'

/** A push service on this machine: counts what comes. */
let service: Server
let delivered: { authorization: string; bytes: number }[]
test.beforeEach(async () => {
  delivered = []
  service = createServer((request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () => {
      delivered.push({ authorization: request.headers.authorization ?? '', bytes })
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
test.afterEach(() => new Promise<void>((resolve) => void service.close(() => resolve())))

test('a member lets the coach write, turns push on, and hears from both tabs', async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(['notifications'], { origin })
  await stubPushService(page, `http://127.0.0.1:${(service.address() as AddressInfo).port}/device`)
  await page.goto('/auth')
  const email = newAddress('coach')
  await signUp(page, {
    email,
    username: `noor-${Date.now().toString(36)}`,
    ageGroup: /adult/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName: 'Noor', age: '37' })
  await page.waitForURL(/\/dashboard/)
  await page.goto('/dashboard?tab=settings')

  const toggle = page.getByRole('switch', { name: 'Messages from Arthur' })
  await expect(toggle).not.toBeChecked()
  await toggle.click({ force: true })
  await expect(toggle).toBeChecked()
  await expect(page.getByText('Settings updated')).toBeVisible()
  await expect(page.getByLabel('First message, from')).toHaveValue('09:00')
  await expect(page.getByLabel('Second message, from')).toHaveValue('17:00')
  await expect(page.getByText(/^Next message:/)).toBeVisible()
  await expectAccessible(page, 'the coach’s settings')

  const other = await context.newPage()
  await other.goto('/dashboard?tab=settings')
  await expect(other.getByLabel('First message, from')).toHaveValue('09:00')
  await page.getByLabel('First message, from').fill('08:15')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByLabel('First message, from')).toHaveValue('08:15')
  await other.close()

  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('They’re off on this one')).toHaveCount(0)

  await page.goto('/settings?tab=notifications')
  await expect(page.getByText('On for this device')).toBeVisible()
  // In the evening a message of the coach may have come as well.
  const before = delivered.length
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('The test is on its way')).toBeVisible()
  expect(delivered.length).toBeGreaterThan(before)
  expect(delivered[0]!.authorization).toMatch(/^vapid t=/)
  expect(delivered[0]!.bytes).toBeGreaterThan(100)
  await expectAccessible(page, 'the settings of notifications')

  await expect(page.getByLabel('From')).toHaveValue('21:00')
  await page.getByLabel('From').fill('20:30')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings updated')).toBeVisible()
  await page.goto('/dashboard?tab=settings')
  await expect(page.getByLabel('from', { exact: true })).toHaveValue('20:30')

  await page.goto('/settings?tab=notifications')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Off for this device')).toBeVisible()
})

test('a push message is shown by the service worker and leads to its page', async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(['notifications'], { origin })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const payload = {
    title: 'A word from Arthur',
    body: 'Open Evenkeel to read it.',
    link: '/auth',
    tag: 'coach:1',
    locale: 'en',
  }
  const registrationId = await registered
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications()
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }))
    })
  // A browser under load may drop a message to a worker that is still waking. Its tag makes a second one replace it.
  await expect
    .poll(async () => {
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(payload),
      })
      return shown()
    })
    .toEqual([{ title: payload.title, body: payload.body, tag: payload.tag, data: '/auth' }])
})
