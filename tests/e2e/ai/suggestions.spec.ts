import type { Page } from '@playwright/test'
import { choose, expect, expectFits, signIn, test } from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

const cards = (page: Page) => page.locator('main details')
const ask = (page: Page) => page.getByRole('button', { name: /^(Get|New) suggestions$/ })

test('suggestions are asked for, appear in another tab, and stay read', async ({ page, context }) => {
  await signIn(page, 'rachel@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  await page.getByRole('tab', { name: 'Suggestions', exact: true }).click()
  await expect(page.getByText('They’re suggestions, not medical advice.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard?tab=ai')
  await expect(ask(other)).toBeVisible()

  await ask(page).click()
  await expect(page.getByText('New suggestions generated!')).toBeVisible()
  await expect(cards(page)).toHaveCount(5)
  const first = await cards(page).first().locator('summary').innerText()
  await expect(cards(other)).toHaveCount(5)
  await expect(cards(other).first().locator('summary')).toHaveText(/New/)

  await cards(page).first().locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(cards(page).first().locator('p')).toBeVisible()
  await expect(cards(page).first()).toContainText('Read')
  await expect(cards(other).first()).toContainText('Read')
  await page.reload()
  await expect(cards(page).first()).toContainText('Read')
  await expect(cards(page).nth(1)).toContainText('New')
  expect(first).not.toBe('')
})

test('heavy words in a check-in open the way to help, there and before any suggestion', async ({ page }) => {
  await newAdult(page, 'Robin')
  await page.goto('/dashboard')
  await choose(page.getByRole('radio', { name: 'Calm' }))
  await page.getByLabel(/Reflection/).fill('The garden was quiet. I do not want to live anymore.')
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Call or text 988.' })).toBeVisible()
  await page.getByRole('button', { name: 'I’m okay for now' }).click()
  await page.getByRole('button', { name: 'Yes, hide it' }).click()
  await page.goto('/dashboard?tab=history')
  await expect(page.getByText('The garden was quiet.').first()).toBeVisible()
  await page.goto('/dashboard?tab=ai')
  await expect(page.getByText('Talking to a person helps more than any suggestion.')).toBeVisible()
})

for (const [who, address] of [
  ['child', 'mila'],
  ['teen', 'jonas'],
  ['adult', 'maren'],
  ['elder', 'walter'],
] as const) {
  test(`the AI tab of a ${who} is accessible and fits, light and dark, on a phone and a desk`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await signIn(page, `${address}@demo.evenkeel.example`)
    await page.waitForURL(/\/dashboard/)
    await page.goto('/dashboard?tab=ai')
    await ask(page).click()
    await expect(cards(page)).toHaveCount(5)
    await cards(page).nth(2).locator('summary').click()
    await expectFits(page, who)
  })
}
