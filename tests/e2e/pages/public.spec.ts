import { choose, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../kit/journey.ts'

const pages = ['/', '/crisis', '/help/national', '/help/nearby', '/auth', '/nowhere-at-all']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`public pages are accessible and fit, ${colorScheme}, ${width} px`, async ({ browser, origin }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
      const page = await context.newPage()
      for (const path of pages) {
        await page.goto(`${origin}${path}`)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page, `${path} ${colorScheme} ${width}`)
        await expectNoSidewaysScroll(page, path)
        await expect(page.locator('a[href="/crisis"]').first(), `${path} has no way to help`).toBeAttached()
      }
      await context.close()
    })
  }
}

test('the landing page has its sections in the required order', async ({ page }) => {
  await page.goto('/')
  const order = [
    'Feelings come in waves',
    'In crisis? Call or text',
    '10,000+',
    '50,000+',
    '95%',
    '4.8',
    'Private unless you share',
    'Small things, done daily',
    'Open family mode',
    'The letters are big and nobody rushes me.',
    'Seven days free',
    '$5.99',
    '$9.99',
    'up to 6 members',
    'In your pocket',
    'Report an Issue',
  ]
  const text = await page.locator('body').innerText()
  const places = order.map((part) => text.indexOf(part))
  expect(
    places.every((place) => place >= 0),
    places.join(),
  ).toBe(true)
  expect([...places].sort((a, b) => a - b)).toEqual(places)
  await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toHaveAttribute(
    'href',
    /^\/auth/,
  )
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toHaveAttribute('href', /^\/auth/)
})

test('a picked mood changes the button, and is kept for the first check-in', async ({ page }) => {
  await page.goto('/')
  const start = page.getByRole('link', { name: 'Start Your 7-Day Free Trial Now' })
  await expect(start).toBeHidden()
  await choose(page.getByRole('radio', { name: 'Low' }))
  await expect(start).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('ek.mood'))).toBe('low')
  await start.click()
  await page.waitForURL(/\/auth/)
})

test('the landing page says everything without script, and picks a mood too', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  await expect(page.getByText('10,000+')).toBeVisible()
  await expect(page.getByText('Invented for the demo world').first()).toBeVisible()
  await choose(page.getByRole('radio', { name: 'Great' }))
  await expect(page.getByRole('link', { name: 'Start Your 7-Day Free Trial Now' })).toHaveAttribute(
    'href',
    '/auth?mode=sign-up',
  )
  await expect(page.getByRole('link', { name: 'Open family mode' })).toHaveAttribute('href', '/dashboard')
  await expect(page.getByRole('link', { name: 'Admin' })).toBeHidden()
  await context.close()
})

test('the Admin button is for staff, and others are sent where they belong', async ({ browser, origin }) => {
  for (const [email, isStaff] of [
    ['moderator@demo.evenkeel.example', true],
    ['maren@demo.evenkeel.example', false],
  ] as const) {
    const context = await browser.newContext({ baseURL: origin })
    const page = await context.newPage()
    await signIn(page, email)
    await page.goto('/')
    await page.waitForURL(/\/dashboard/)
    await page.goto('/?home')
    const admin = page.getByRole('link', { name: 'Admin' })
    if (isStaff) await expect(admin).toBeVisible()
    else {
      await page.waitForLoadState('networkidle')
      await expect(admin).toBeHidden()
    }
    await context.close()
  }
})

test('the crisis page needs no script and no api', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.goto(`${origin}/crisis`)
  await expect(page.getByRole('heading', { name: 'Crisis Resources' })).toBeVisible()
  await expect(page.locator('a[href="tel:988"]').first()).toBeVisible()
  await expect(page.locator('a[href^="sms:741741"]').first()).toBeVisible()
  // The line to call stands before the way to the page of help nearby.
  await expect(page.locator('section[aria-labelledby=near] a').first()).toHaveAttribute('href', 'tel:988')
  expect(calls).toEqual([])
  await context.close()
})

test('the crisis page works offline after a first visit', async ({ browser, origin }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(`${origin}/crisis`)
  await context.setOffline(true)
  await page.goto(`${origin}/crisis`)
  await expect(page.locator('a[href="tel:988"]').first()).toBeVisible()
  await context.close()
})

test('an issue can be reported without an account', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('button', { name: 'Report an Issue' })
    .or(page.getByRole('link', { name: 'Report an Issue' }))
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('The second heading is cut off on my phone.')
  // A file that only says it is a picture is rejected by the server, and what was written stays.
  const screenshot = (buffer: Buffer) =>
    dialog.getByLabel(/Screenshot/).setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer })
  await screenshot(Buffer.from('not a picture'))
  await dialog.getByRole('button', { name: /send|report|submit/i }).click()
  await expect(dialog.getByText('We can’t use this picture.', { exact: false })).toBeVisible()
  await screenshot(await page.screenshot())
  await dialog.getByRole('button', { name: /send|report|submit/i }).click()
  await expect(page.getByText('Issue reported')).toBeVisible()
})

test('an unknown path shows the not-found page with a way home', async ({ page }) => {
  const answer = await page.goto('/nowhere-at-all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible()
})

test('a path that looks like a file is not found in the same way', async ({ page }) => {
  const answer = await page.goto('/nowhere.at-all')
  expect(answer?.status()).toBe(404)
  const file = await page.goto('/nowhere.html5')
  expect(file?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})

test('pages carry a strict policy, and scripts cannot write markup', async ({ browser, request, origin }) => {
  const page = await (await browser.newContext()).newPage()
  for (const path of ['/', '/crisis', '/auth']) {
    const policy = (await request.get(`${origin}${path}`)).headers()['content-security-policy']!
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  }
  await page.goto(`${origin}/auth`)
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x>')
      return false
    } catch {
      return true
    }
  })
  expect(refused).toBe(true)
  await page.context().close()
})
