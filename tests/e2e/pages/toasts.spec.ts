import { expect, signIn, test } from '../kit/journey.ts'

// Large letters give the bar two rows.
for (const [letters, email] of [
  ['usual letters', 'maren@demo.evenkeel.example'],
  ['large letters', 'walter@demo.evenkeel.example'],
] as const) {
  test(`on a phone a toast leaves the bar, the dock and the button that goes on free, ${letters}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, email)
    await page.goto('/dashboard?tab=settings')
    await page.route('**/api/account/focus-areas', (route) => route.fulfill({ status: 403, json: {} }))
    await page.getByRole('button', { name: 'Change focus areas' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    // An error stays until it is dismissed, also on the next screen.
    const toast = page.locator('[data-toasts] > li')
    await expect(toast).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const dock = page.getByRole('navigation', { name: 'Main' }).last()
    await dock.getByRole('link', { name: 'Today' }).click()
    const save = page.getByRole('button', { name: 'Save check-in' })
    await expect(save).toBeVisible()

    const edges = async (of: typeof toast) => {
      const { y, height } = (await of.boundingBox())!
      return { top: y, end: y + height }
    }
    // Both move while the screen comes in: they are measured together.
    const below = async () => (await edges(toast)).top - (await edges(page.getByRole('banner'))).end
    await expect.poll(below).toBeGreaterThan(0)
    // As low as the page lets the button stand, where a thumb is.
    await save.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const shown = await edges(toast)
    expect(shown.end).toBeLessThan((await edges(save)).top)
    expect(shown.end).toBeLessThan((await edges(dock)).top)
  })
}
