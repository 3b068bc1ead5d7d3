import type { Page } from '@playwright/test'
import { choose, expect, expectFits, signIn, test, signInByForm } from '../kit/journey.ts'

const card = (page: Page) => page.getByRole('region', { name: /Daily reflection|Your question today/ })
const made = (page: Page) => page.getByRole('region', { name: 'Your questions' }).getByRole('listitem')

test('the question of the day is asked once, is the same elsewhere, and can be written about', async ({
  page,
  browser,
}) => {
  await signIn(page, 'priya@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  await page.goto('/journal')
  await expect(card(page)).toBeVisible()
  await expect(card(page).getByText('From our editors')).toBeVisible()
  const question = await card(page).locator('p[dir=auto]').innerText()

  const elsewhere = await (await browser.newContext()).newPage()
  await signInByForm(elsewhere, 'priya@demo.evenkeel.example')
  await elsewhere.goto('/journal')
  await expect(card(elsewhere)).toContainText(question)

  await card(page).getByRole('button', { name: 'Write about it' }).click()
  await expect(page).toHaveURL(/entry=new/)
  await expect(page.getByLabel('Title')).toHaveValue(question)
  // The other device hears of it.
  await expect(card(elsewhere)).toBeHidden()
  await elsewhere.goto('/journal?tab=prompts')
  await expect(elsewhere.getByRole('region', { name: 'Question of the day' })).toContainText(question)
  await expect(card(elsewhere)).toBeHidden()
  await elsewhere.context().close()
})

test('prompts come for a feeling, stay, and go to the new entry', async ({ page }) => {
  await signIn(page, 'marcus@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  await page.goto('/journal')
  await card(page).getByRole('button', { name: 'Not today' }).click()
  await expect(card(page)).toBeHidden()
  await page.getByRole('tab', { name: 'Prompts', exact: true }).click()
  await choose(page.getByRole('radio', { name: 'Tired' }))
  await page.getByRole('button', { name: 'Generate prompts' }).click()
  await expect(made(page)).toHaveCount(3)
  const text = await made(page).first().locator('p').innerText()
  await page.reload()
  await expect(made(page).first().locator('p')).toHaveText(text)
  await expect(card(page)).toBeHidden()
  await made(page).first().getByRole('button', { name: 'Write about it' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(text)
})

test('three pieces that are opened hoist a flag, in another tab as well', async ({ page, context }) => {
  await signIn(page, 'jada@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  const other = await context.newPage()
  await other.goto('/dashboard?tab=history')
  const asked = other.getByText('Look at 3 different resources')
  await expect(asked).toBeVisible()
  await page.goto('/dashboard?tab=content')
  const pieces = page.locator('article > details > summary')
  for (let n = 0; n < 3; n += 1) await pieces.nth(n).click()
  await expect(asked).toBeHidden()
  await expect(other.getByText('Resource Explorer')).toBeVisible()
})

for (const [who, address] of [
  ['child', 'noah'],
  ['elder', 'dorothy'],
] as const) {
  test(`prompts and question of a ${who} are accessible and fit, light and dark, on a phone and a desk`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await signIn(page, `${address}@demo.evenkeel.example`)
    await page.waitForURL(/\/dashboard/)
    await page.goto('/journal')
    await expect(card(page)).toBeVisible()
    await expectFits(page, 'question')
    await card(page).getByRole('button').last().click()
    await expect(card(page)).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/journal?tab=prompts')
    await choose(page.getByRole('radio').nth(3))
    await page.getByRole('button', { name: /Generate prompts|Get questions/ }).click()
    await expect(made(page)).toHaveCount(3)
    await expectFits(page, 'prompts')
  })
}
