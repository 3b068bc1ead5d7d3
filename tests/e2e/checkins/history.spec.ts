import { choose, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../kit/journey.ts'
import { inArabic } from '../kit/inArabic.ts'

const shots = process.env.HISTORY_SHOTS

test('history: month and year, walking by keyboard, an earlier day, delete and undo', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard?tab=history')
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('button').first()).toBeVisible()

  // One stop of the keyboard; arrows walk, Enter opens.
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  const walked = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(walked).toMatch(/^\w+, \w+ \d+: /)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('heading', { level: 3, name: walked!.split(':')[0]! })
  await expect(panel).toBeFocused()

  const text = `Remembered ${Date.now()}`
  await page.getByRole('button', { name: 'Add a check-in' }).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByRole('radio', { name: 'Tired' }))
  await dialog.getByRole('textbox').fill(text)
  await expectAccessible(page, 'the dialog of an earlier day')
  if (shots) await page.screenshot({ path: `${shots}/dialog.png` })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Check-in added')).toBeVisible()
  await expect(page.getByText(text).first()).toBeVisible()
  await expect(page.getByText(/added later/).first()).toBeVisible()
  await expectAccessible(page, 'the history with an open day')
  if (shots) await page.screenshot({ path: `${shots}/month-1440.png`, fullPage: true })

  const line = page.getByRole('listitem').filter({ hasText: text }).first()
  await line.getByRole('button', { name: /^Delete Tired/ }).click()
  await expect(page.getByText(text)).toHaveCount(0)
  if (shots) await page.screenshot({ path: `${shots}/undo.png` })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(text).first()).toBeVisible()
  await line.getByRole('button', { name: /^Delete Tired/ }).click()
  await expect(page.getByText(text)).toHaveCount(0)

  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await expect(grid.getByRole('columnheader')).toHaveCount(12)
  await page.getByRole('button', { name: 'Calm', exact: true }).click()
  await expect(page.getByText(/^Days shown: \d+$/)).toBeVisible()
  await expectAccessible(page, 'the year')
})

test('history fits a phone, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard?tab=history')
  const grid = page.getByRole('grid')
  for (const view of ['Month', 'Year']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    await expectNoSidewaysScroll(page, view)
    await expectAccessible(page, `the ${view} in the dark`)
    if (shots) await page.screenshot({ path: `${shots}/${view}-390-dark.png`, fullPage: true })
  }
})

test.describe('in Arabic', () => {
  // A worker would answer pages past the route below.
  test.use({ serviceWorkers: 'block' })

  test('the history is mirrored', async ({ page }) => {
    await signIn(page, 'layla@demo.evenkeel.example')
    await inArabic(page, ['/dashboard'])
    await page.goto('/dashboard?tab=history')
    const grid = page.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    const [first, second] = await grid.getByRole('columnheader').all()
    const left = async (cell: typeof first) => (await cell!.boundingBox())!.x
    expect(await left(first)).toBeGreaterThan(await left(second))
    await expectAccessible(page, 'the month in Arabic')
    if (shots) await page.screenshot({ path: `${shots}/month-1440-ar.png`, fullPage: true })
  })
})
