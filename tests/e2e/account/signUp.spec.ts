import type { Page } from '@playwright/test'
import { choose, expect, fromAnyNetwork, test } from '../kit/journey.ts'

const button = (page: Page) => page.locator('form').getByRole('button', { name: 'Sign Up', exact: true })

/** Where the button stands on the page, however far that is scrolled. */
const place = (page: Page) =>
  button(page).evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY))

for (const width of [390, 1440]) {
  test(`the button of sign-up stays where it is while faults come and go, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await fromAnyNetwork(page)
    await page.goto('/auth?mode=sign-up')
    const username = page.getByLabel('Username')
    await username.waitFor()
    await choose(page.getByRole('radio', { name: /adult/i }))
    await page.evaluate(() => document.fonts.ready)
    const before = await place(page)
    const stays = async (expected: string) => {
      await expect(page.getByText(expected, { exact: true })).toBeVisible()
      expect(await place(page), expected).toBe(before)
    }

    await page.getByLabel('Email').fill('maren')
    await page.getByLabel('Email').blur()
    await stays('Please enter a valid email address')
    await page.getByLabel('Email').fill('maren.lind@journey.example')
    await username.fill('maren-lind')
    await stays('This username could show people who you are. Please choose another one.')
    await username.fill('ma')
    await username.blur()
    await stays('Username must be at least 3 characters')
    // The longest one, beside a name that tells who somebody is.
    await username.fill('maren lind')
    await stays('Username can only contain letters, numbers, hyphens, and underscores')
    await stays('This username could show people who you are. Please choose another one.')
    await username.fill('kelp-lantern')
    await expect(page.getByText(/^Username can only/)).toHaveCount(0)
    expect(await place(page)).toBe(before)

    const password = page.getByLabel('Password', { exact: true })
    for (const [text, expected] of [
      ['Short-1', 'Password must be at least 12 characters'],
      ['LongtideOver4600', 'Password must contain at least one special character'],
      ['Password-12345', 'This password is too common or predictable. Please choose a unique password.'],
    ] as const) {
      await password.fill(text)
      await password.blur()
      await stays(expected)
    }
  })
}

test('the press that brings a fault to light counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await fromAnyNetwork(page)
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Username').fill('ma ren')
  await button(page).scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await expect(page.getByText(/^Username can only/)).toBeVisible()
  await page.mouse.up()
  // Only a press that arrived asks for what was never filled in.
  await expect(page.getByText('Please choose your age group')).toBeVisible()
})
