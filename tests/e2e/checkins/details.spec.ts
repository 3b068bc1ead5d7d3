import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../kit/journey.ts'

test('closer words and activities: saved, there after a reload, filtered, deleted', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  const text = `Named ${Date.now()}`
  await page.getByText('Angry', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Name it more closely' }).click()
  await expect(page.getByRole('checkbox', { name: 'Annoyed' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByText('Let down', { exact: true }).click()
  await page.getByRole('button', { name: 'Add what you did' }).click()
  await page.getByText('Housework', { exact: true }).click()
  await page.getByRole('textbox').first().fill(text)
  await expectAccessible(page, 'the form with closer words and activities')
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByText('Mood checked in successfully!')).toBeVisible()

  await page.goto('/dashboard?tab=history')
  await page.reload()
  const line = page.getByRole('listitem').filter({ hasText: text }).first()
  const named = line.getByRole('list', { name: 'Closer words and activities' })
  await expect(named.getByRole('listitem')).toHaveText(['Annoyed', 'Let down', 'Housework'])
  await expect(page.getByRole('heading', { name: 'Often together' })).toBeVisible()

  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('button', { name: 'Let down', exact: true }).click()
  await page.getByRole('button', { name: 'Housework', exact: true }).click()
  await expect(page.getByText('Days shown: 1')).toBeVisible()
  await expectAccessible(page, 'the history with its filters')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'the history with its filters')

  // It leaves the demo as it was.
  await page
    .getByRole('grid')
    .getByRole('button', { name: /, today: Angry/ })
    .click()
  const opened = page.getByRole('listitem').filter({ hasText: text }).first()
  await opened.getByRole('button', { name: /^Delete Angry/ }).click()
  await expect(page.getByText(text)).toHaveCount(0)
})
