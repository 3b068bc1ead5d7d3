import type { Page } from '@playwright/test'
import { choose, expect, expectAccessible, test } from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

const onToday = (page: Page) => page.getByRole('region', { name: 'Suggestions' })
/** Parts of the page that are further down load when they are reached. */
const reachTheEnd = async (page: Page) => {
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    await expect(onToday(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}
const lines = (page: Page) => onToday(page).getByRole('listitem')
const press = (page: Page, line: number, name: string) =>
  lines(page).nth(line).getByRole('button', { name }).press('Enter')
const textOf = async (page: Page, line: number) => lines(page).nth(line).locator('p').nth(1).innerText()

test('a suggestion is done, another is not for the member: both hold after a reload and in a second tab', async ({
  page,
  context,
}) => {
  await newAdult(page, 'Ines')
  await page.goto('/dashboard')
  await choose(page.getByRole('radio', { name: 'Anxious' }))
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByText('Mood checked in successfully!')).toBeVisible()
  await page.goto('/dashboard?tab=ai')
  await page.getByRole('button', { name: 'Get suggestions' }).click()
  await expect(page.locator('main details')).toHaveCount(5)

  await page.goto('/dashboard')
  await reachTheEnd(page)
  const other = await context.newPage()
  await other.goto('/dashboard?tab=ai')
  await expect(other.locator('main details')).toHaveCount(5)

  const done = await textOf(page, 0)
  await press(page, 0, 'Done')
  await expect(lines(page).nth(0).getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(other.locator('main details').first()).toContainText('Done')

  const declined = await textOf(page, 1)
  await press(page, 1, 'Not for me')
  await expect(lines(page).nth(1)).toContainText('We won’t suggest this again.')
  await expect(lines(page).nth(1).getByRole('button', { name: 'Undo' })).toBeFocused()
  // Another stands behind it already.
  await expect(lines(page)).toHaveCount(3)
  const headline = declined.split(/(?<=[.!?])\s/)[0]!
  await expect(other.getByText(headline)).toHaveCount(0)
  await expect(other.locator('main details')).toHaveCount(5)
  await expectAccessible(page, 'answered suggestions')

  await press(page, 1, 'Undo')
  await expect(onToday(page).getByText(declined)).toBeVisible()
  await press(page, 1, 'Not for me')
  await expect(lines(page).nth(1)).toContainText('We won’t suggest this again.')

  await page.reload()
  await reachTheEnd(page)
  await expect(lines(page)).toHaveCount(2)
  await expect(onToday(page).getByText(done)).toHaveCount(0)
  await expect(onToday(page).getByText(declined)).toHaveCount(0)
  await page.goto('/dashboard?tab=ai')
  await expect(page.locator('main details').first()).toContainText('Done')
  await page.getByRole('button', { name: 'New suggestions' }).click()
  await expect(page.getByText('New suggestions generated!')).toBeVisible()
  await expect(page.getByText(headline)).toHaveCount(0)
})
