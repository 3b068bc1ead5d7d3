import type { Page } from '@playwright/test'
import { choose, expect, putQuestionAway, signIn, test, signInByForm } from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

/** The worker has everything it keeps for members. */
const keepsApp = async (page: Page) => {
  // The page itself has come, not only what is kept of it.
  await page.getByRole('radio', { name: 'Sad' }).waitFor({ state: 'attached' })
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const name = (await caches.keys()).find((one) => one.startsWith('ek-app-'))
          return name
            ? (await (await caches.open(name)).match('/dashboard', { ignoreVary: true })) !== undefined
            : false
        }),
      { timeout: 20_000 },
    )
    .toBe(true)
}

test('a visitor who opens the crisis page first has it without a connection', async ({ browser, origin }) => {
  for (const path of ['/crisis', '/help/national']) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${origin}${path}`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('a[href="tel:988"]').first()).toBeVisible()
    await page.goto(`${origin}/nowhere-in-particular`)
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await expect(page.locator('a[href="tel:988"]').first()).toBeVisible()
    await context.close()
  }
})

test('a mood and an entry made without a connection survive closing the tab, and are stored once each', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard')
  await keepsApp(page)
  const mark = `offline ${Date.now().toString(36)}`

  await context.setOffline(true)
  await choose(page.getByRole('radio', { name: 'Calm' }))
  await page.getByRole('textbox').fill(mark)
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByText('Not sent yet.', { exact: false }).first()).toBeVisible()

  // Another page, opened from nothing: the shell is kept, and so is who is here.
  await page.goto('/journal?entry=new')
  await putQuestionAway(page)
  await page.getByLabel('Your words', { exact: true }).fill(mark)
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByText('It’s saved on this device', { exact: false }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Help now' }).click()
  await expect(page.locator('a[href="tel:988"]').first()).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await putQuestionAway(again)
  await again.goto('/dashboard')
  await expect(again.getByText('Saved on this device, not sent yet: 2.', { exact: false })).toBeVisible()
  await context.setOffline(false)
  const stored = () =>
    again.evaluate(async (expected) => {
      const read = (path: string) => fetch(path).then((answer) => answer.text())
      const [checkIns, entries] = await Promise.all([read('/api/checkins'), read('/api/journal/entries')])
      return [checkIns, entries].map((text) => text.split(expected).length - 1)
    }, mark)
  await expect.poll(stored, { timeout: 30_000 }).toEqual([1, 1])
  await expect(again.getByText('not sent yet', { exact: false })).toBeHidden()
  await again.reload()
  await again.waitForLoadState('networkidle')
  expect(await stored()).toEqual([1, 1])
  await context.close()
})

test('words of danger bring the panel without a connection too, and the page is never thrown away', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await newAdult(page, 'Kim')
  await page.goto('/dashboard')
  await keepsApp(page)
  await context.setOffline(true)
  await choose(page.getByRole('radio', { name: 'Sad' }))
  await page.getByRole('textbox').fill('I want to die.')
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await expect(page.getByText('Saved on this device. We’ll send it when you’re online.')).toBeVisible()
  await context.close()
})

test('after signing out nothing private is left in the browser', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await signInByForm(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard')
  await keepsApp(page)
  expect(await page.evaluate(() => localStorage.getItem('ek.me'))).toContain('Maren')
  await page.getByRole('button', { name: /account/i }).click()
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    tab: Object.keys(sessionStorage).filter((key) => key.startsWith('ek.draft')),
    caches: (await caches.keys()).filter((name) => name.startsWith('ek-app-')),
  }))
  expect(left.local.filter((key) => /me$|outbox|reflection|draft|age/.test(key))).toEqual([])
  expect(left.tab).toEqual([])
  expect(left.caches).toEqual([])
  await context.close()
})

test('leaving quickly takes the page out of the way back, with the link and with Esc', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'weather' }))
  await page.goto(`${origin}/help/national`)
  await page.goto(`${origin}/crisis`)
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await page.waitForURL(/google\.com\/search\?q=weather/)
  await page.goBack()
  await expect(page).toHaveURL(/\/help\/national$/)
  await page.getByRole('link', { name: 'Leave quickly' }).click()
  await page.waitForURL(/google\.com\/search\?q=weather/)
  await context.close()
})
