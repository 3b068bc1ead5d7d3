import { choose, expect, expectAccessible, signIn, test } from '../kit/journey.ts'

test('after the shell one request brings the dashboard', async ({ page }) => {
  await signIn(page, 'walter@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  // What the coach wrote is opened by being shown; after this visit nothing waits.
  await expect(page.getByRole('heading', { name: /week/i }).first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname)
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /week/i }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/api/dashboard'])
})

test('the week can be read by keyboard and as a table', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  const picture = page.getByRole('img', { name: /^Your week: / })
  // Pointing goes before walking: the pointer still lies where sign-in was pressed.
  await page.mouse.move(0, 0)
  // The picture is drawn when a reader comes near.
  await page.getByRole('table', { name: /^Your week: / }).scrollIntoViewIfNeeded()
  await picture.focus()
  const said = page.locator('figure').getByRole('status')
  await expect(said).toHaveText(/^\w+: /)
  const first = (await said.textContent())!
  await page.keyboard.press('ArrowRight')
  await expect(said).not.toHaveText(first)
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
})

test('a check-in appears in a second tab on its history, without a reload', async ({ page, context }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  const other = await context.newPage()
  await other.goto('/dashboard?tab=history')
  await expect(other.getByRole('heading', { name: 'Your Mood Journey' })).toBeVisible()
  const text = `Seen from the other tab ${Date.now()}`
  await choose(page.getByRole('radio', { name: 'Calm' }))
  await page.getByLabel(/Reflection/).fill(text)
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByText('Mood checked in successfully!')).toBeVisible()
  await expect(other.getByText(text)).toBeVisible()
})

test('a member is greeted once by where they come from, and the address is plain again', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard?checkout=success')
  await expect(page.getByText('Your 7-day free trial is active!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  // She has checked in often: no welcome to the first one.
  await page.goto('/dashboard?first_checkin=true')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText("Great start! Let's write about it.")).toHaveCount(0)
})

test('focus areas are changed in a dialog, at most three; its notice lies above the page', async ({
  page,
}) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard?tab=settings')
  await expect(page.getByRole('link', { name: 'All settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Change focus areas' }).click()
  const dialog = page.getByRole('dialog')
  const chosen = dialog.getByRole('checkbox', { checked: true })
  await expect(chosen.first()).toBeVisible()
  while ((await chosen.count()) > 0) await chosen.first().uncheck({ force: true })
  for (const name of ['Anxiety', 'Sleep / Rest', 'Grief / Loss'])
    await dialog.getByRole('checkbox', { name }).check({ force: true })
  await expect(dialog.getByRole('checkbox', { name: 'Loneliness' })).toBeDisabled()
  await expectAccessible(page, 'the dialog of focus areas')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings updated')).toBeVisible()
  await expect(page.getByText('Anxiety, Sleep / Rest, Grief / Loss')).toBeVisible()
})

test('an error over an open dialog can be read and closed there', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard?tab=settings')
  await page.route('**/api/account/focus-areas', (route) => route.fulfill({ status: 403, json: {} }))
  await page.getByRole('button', { name: 'Change focus areas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(dismiss).toBeVisible()
  // Nothing lies over it: a real press reaches it.
  await dismiss.click()
  await expect(dismiss).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})
