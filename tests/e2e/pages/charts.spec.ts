import { expect, expectFits, putQuestionAway, signIn, test } from '../kit/journey.ts'

/*
 * Every page with drawn charts, under the policy it is served with: what the browser complains about fails the journey.
 */

test('charts of a member: the week, writing days and tags, which load after the page', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/plots-.+\.js$/.test(request.url())) loaded.push(request.url())
  })
  await putQuestionAway(page)
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  // A table until a reader comes near.
  const week = page.getByRole('table', { name: /^Your week: / })
  await expect(week).toBeAttached()
  expect(loaded).toEqual([])
  await week.scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /^Your week: / })).toBeVisible()
  await expectFits(page, 'dashboard with its chart')
  expect(new Set(loaded).size).toBe(1)

  await page.goto('/journal?tab=progress')
  await expect(
    page.getByRole('img', { name: /^You wrote on \d+ days? in the last twelve weeks\.$/ }),
  ).toBeVisible()
  await expect(page.getByText('Show the days as a table')).toBeVisible()
  await expectFits(page, 'progress of the journal with its charts')
})

test.describe('without what the browser kept', () => {
  test.use({ serviceWorkers: 'block' })

  test('a member without the drawing reads the week as a table', async ({ page }) => {
    await page.route(/\/assets\/plots-/, (route) => route.abort())
    await signIn(page, 'maren@demo.evenkeel.example')
    await page.waitForURL(/\/dashboard/)
    await page.getByRole('table', { name: /^Your week: / }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('table', { name: /^Your week: / }).getByRole('row')).toHaveCount(8)
    await expect(page.getByRole('button', { name: 'Show as a table' })).toHaveCount(0)
  })
})

test('charts of the panel: check-ins, the coach, use by age band', async ({ page }) => {
  await signIn(page, 'support@demo.evenkeel.example')
  await page.goto('/admin')
  await expect(page.getByRole('img', { name: /^Check-ins per day: / })).toBeVisible({ timeout: 30_000 })
  await page.getByText('The same data as a table').click()
  await expect(page.getByRole('columnheader', { name: 'Day' })).toBeVisible()

  await page.goto('/admin/usage?days=30')
  await expect(page.getByRole('img', { name: /^People by age band: / })).toBeVisible({ timeout: 30_000 })
  const lines = page.getByRole('img', { name: /^Adults and seniors per day/ })
  await lines.focus()
  const said = page.locator('.ek-block').getByRole('status')
  await expect(said).toHaveText(/Adult .+ Senior /)
  const first = (await said.textContent())!
  await page.keyboard.press('ArrowRight')
  await expect(said).not.toHaveText(first)
})
