import { choose, expect, expectFits, signIn, test } from '../kit/journey.ts'

test('a whole check-in by keyboard alone', async ({ page }) => {
  await signIn(page, 'walter@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  await expect(page.getByText('How are you today?').first()).toBeVisible()
  const mood = page.getByRole('radio', { name: 'Happy' })
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'radio')) break
  }
  // Held as a finger holds it: the choice follows the focus while the arrow is down.
  for (let step = 0; step < 8 && !(await mood.isChecked()); step += 1)
    await page.keyboard.press('ArrowRight', { delay: 100 })
  await expect(mood).toBeChecked()
  const textBox = page.getByLabel(/Reflection/)
  for (
    let step = 0;
    step < 30 && !(await textBox.evaluate((element) => element === document.activeElement));
    step += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.type('Written without a mouse.')
  const save = page.getByRole('button', { name: 'Save check-in' })
  for (
    let step = 0;
    step < 30 && !(await save.evaluate((element) => element === document.activeElement));
    step += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mood checked in successfully!')).toBeVisible()
  await page.goto('/dashboard?tab=history')
  await expect(page.getByText('Written without a mouse.')).toBeVisible()
})

test('saving without a mood says so at the question', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByText('Please select a mood')).toBeVisible()
})

test('when the api is away the words stay and leave by themselves later, once', async ({ page, context }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  const text = `Kept while away ${Date.now()}`
  let away = true
  let sent = 0
  await context.route('**/api/checkins', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    if (away) {
      return route.fulfill({
        status: 503,
        headers: { 'retry-after': '1' },
        contentType: 'application/json',
        body: JSON.stringify({
          error: { code: 'common.error.unavailable', message: 'away', requestId: 'x' },
        }),
      })
    }
    sent += 1
    return route.continue()
  })
  await choose(page.getByRole('radio', { name: 'Calm' }))
  await page.getByLabel(/Reflection/).fill(text)
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByText(/Not sent yet|We can’t reach/).first()).toBeVisible({ timeout: 20_000 })
  away = false
  await expect(page.getByText('Mood checked in successfully!')).toBeVisible({ timeout: 40_000 })
  expect(sent).toBe(1)
  await page.reload()
  await expect(page.getByText(text)).toHaveCount(1)
})

for (const [who, address] of [
  ['child', 'mila'],
  ['teen', 'jonas'],
  ['adult', 'maren'],
  ['elder', 'walter'],
] as const) {
  test(`the dashboard of a ${who} is accessible and fits, light and dark, on a phone and a desk`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
    const page = await context.newPage()
    await signIn(page, `${address}@demo.evenkeel.example`)
    await page.waitForURL(/\/dashboard/)
    for (const tab of ['', '?tab=history', '?tab=content', '?tab=settings']) {
      await page.goto(`/dashboard${tab}`)
      await page.waitForLoadState('networkidle')
      await expectFits(page, `${who} ${tab}`)
    }
    await context.close()
  })
}
