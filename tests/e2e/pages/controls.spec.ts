import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  putQuestionAway,
  signIn,
  test,
} from '../kit/journey.ts'
import { inArabic } from '../kit/inArabic.ts'

/*
 * Every kind of control, opened and used by keyboard on real screens under the served policy. The kit fails a test on
 * any complaint of the browser, and what the policy rejects is one. Charts have `charts.spec.ts`.
 */

/** Presses a key and waits until the item with this index has the focus. Controls move it a moment after the press. */
async function moves(page: Page, items: Locator, key: string, index: number): Promise<void> {
  await page.keyboard.press(key)
  await expect(items.nth(index), `${key} moves to ${index}`).toBeFocused()
}

// A worker would answer pages past the route below.
test.use({ serviceWorkers: 'block' })

for (const dir of ['ltr', 'rtl'] as const) {
  const [next, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']

  test(`tabs, radio buttons, boxes and switches by keyboard, ${dir}`, async ({ page }) => {
    await signIn(page, dir === 'rtl' ? 'layla@demo.evenkeel.example' : 'maren@demo.evenkeel.example')
    if (dir === 'rtl') await inArabic(page, ['/dashboard', '/settings'])
    await page.goto('/dashboard')
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    await moves(page, tabs, next, 1)
    await moves(page, tabs, back, 0)
    await moves(page, tabs, 'End', (await tabs.count()) - 1)
    await moves(page, tabs, 'Home', 0)
    await moves(page, tabs, next, 1)
    await page.keyboard.press('Enter')
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/tab=history/)
    await page.goBack()

    const moods = page.getByRole('radiogroup').first().getByRole('radio')
    await moods.nth(1).focus()
    await page.keyboard.press('Space')
    await expect(moods.nth(1)).toBeChecked()
    // The choice follows the focus while the arrow is down, as a finger holds it.
    await page.keyboard.press(next, { delay: 100 })
    await expect(moods.nth(2)).toBeChecked()
    await page.keyboard.press(back, { delay: 100 })
    await expect(moods.nth(1)).toBeChecked()
    await expectAccessible(page, `the dashboard ${dir}`)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page, `the dashboard ${dir}`)

    const box = page.getByRole('checkbox').first()
    const was = await box.isChecked()
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked({ checked: !was })
    await page.goto('/settings?tab=notifications')
    const one = page.getByRole('switch').first()
    const wasOn = await one.isChecked()
    await one.focus()
    await page.keyboard.press('Space')
    await expect(one).toBeChecked({ checked: !wasOn })
    await page.keyboard.press('Space')
    await expect(one).toBeChecked({ checked: wasOn })
    await expectAccessible(page, `switches ${dir}`)
    await expectNoSidewaysScroll(page, `switches ${dir}`)
  })
}

test('a menu: arrows, Home, End, Esc, Tab, and a dialog that returns to its button', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard')
  const button = page.locator('button[aria-haspopup=menu]').first()
  await button.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await expectAccessible(page, 'a menu')
  await moves(page, items, 'ArrowDown', 1)
  await moves(page, items, 'End', (await items.count()) - 1)
  await moves(page, items, 'Home', 0)
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(items).toHaveCount(0)
  await expect(button).not.toBeFocused()

  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Comfort' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-locked')
  await expectAccessible(page, 'a dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-locked')
  await expect(button).toBeFocused()
})

test('a popover takes the focus and gives it back', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel).toBeVisible()
  await expectAccessible(page, 'the bell')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell).toBeFocused()
})

test('a question about what cannot be undone begins on the safe choice, and needs an answer', async ({
  page,
}) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/settings?tab=devices')
  const opener = page.getByRole('button', { name: 'Sign out everywhere', exact: true })
  await opener.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page, 'an alert dialog')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a toast over a dialog can be pressed, and Esc closes the dialog first', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard?tab=settings')
  await page.route('**/api/account/focus-areas', (route) => route.fulfill({ status: 403, json: {} }))
  await page.getByRole('button', { name: 'Change focus areas' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(dismiss).toBeVisible()
  await expectAccessible(page, 'a toast over a dialog')
  await dismiss.click()
  await expect(dismiss).toHaveCount(0)
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dismiss).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(dismiss).toBeVisible()
})

test('a group of filters: arrows move, a press turns one on', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await putQuestionAway(page)
  await page.goto('/journal')
  const pills = page.getByRole('search').getByRole('group').getByRole('button')
  await pills.first().focus()
  await moves(page, pills, 'ArrowRight', 1)
  await moves(page, pills, 'Home', 0)
  await page.keyboard.press('Space')
  await expect(pills.first()).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'filters')
})
