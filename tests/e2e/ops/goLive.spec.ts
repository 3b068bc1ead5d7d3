import { expect, expectFits, signIn, test } from '../kit/journey.ts'

test('an owner marks a release, pauses and opens the store, buys for a dollar, and sees production checked', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'owner@demo.evenkeel.example')
  await page.goto('/admin/publish')

  const keyboard = page.getByRole('group', { name: 'Every page works with the keyboard alone' })
  await expect(keyboard).toBeVisible({ timeout: 60_000 })
  await keyboard.getByRole('button', { name: 'Pass' }).focus()
  await page.keyboard.press('Enter')
  await expect(keyboard.getByRole('button', { name: 'Pass' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Generate banner' }).click()
  const banner = page.getByRole('img', { name: 'The new banner' })
  await expect(banner).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024)
  await expectFits(page, 'publish, phase A')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(keyboard.getByRole('button', { name: 'Pass' })).toHaveAttribute('aria-pressed', 'true', {
    timeout: 30_000,
  })
  await expect(page.getByText(/^Marked by /).first()).toBeVisible()

  await page.getByRole('tab', { name: 'Phase A Final QA' }).focus()
  await page.keyboard.press('End')
  const store = page.getByRole('switch', { name: 'Store' })
  await expect(store).toHaveAttribute('aria-checked', 'true', { timeout: 30_000 })
  await store.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Feature Paused').first()).toBeVisible()
  await expect(store).toHaveAttribute('aria-checked', 'false')
  const flags = async () =>
    ((await (await page.request.get('/api/flags')).json()) as { flags: { key: string; enabled: boolean }[] })
      .flags
  await expect
    .poll(async () => (await flags()).find(({ key }) => key === 'ff.store_pause')?.enabled, {
      timeout: 5_000,
    })
    .toBe(true)
  await store.click()
  await expect(page.getByText('Feature Enabled').first()).toBeVisible()
  await expect(store).toHaveAttribute('aria-checked', 'true')
  await expectFits(page, 'publish, phase C')
  await page.setViewportSize({ width: 1440, height: 900 })

  // The pages of test payments answer this machine alone, and a proxy before it would mean others.
  await page.context().setExtraHTTPHeaders({})
  await page.goto('/admin/publish?tab=b')
  await expect(page.getByText('Go-live checklist')).toBeVisible({ timeout: 30_000 })
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Buy for $1' }).click()
  const checkout = await opened
  await checkout.getByLabel('Test card').fill('4242 4242 4242 4242')
  await checkout.getByRole('button', { name: /^Pay$/ }).click()
  await checkout.waitForURL(/\/checkout\/success/)
  await checkout.close()
  const refund = page.getByRole('button', { name: 'Refund $1' })
  await expect(refund).toBeVisible({ timeout: 60_000 })
  await refund.click()
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('listitem').filter({ hasText: 'The $1 came back' })).toContainText('Complete', {
    timeout: 60_000,
  })
  await expectFits(page, 'publish, phase B')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto('/admin/production')
  await expect(page.getByText(/checked at/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('listitem').filter({ hasText: 'File storage' })).toContainText('Complete')
  await expect(page.getByRole('listitem').filter({ hasText: 'Public address' })).toContainText(
    'Action required',
  )
  await expectFits(page, 'production')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await expect(page.getByText(/checked at/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).not.toHaveURL(/\/admin/)
})

test('support and moderators see neither page, and cannot call behind them', async ({ page, origin }) => {
  await signIn(page, 'support@demo.evenkeel.example')
  for (const path of ['/admin/publish', '/admin/production']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin\?notice=access-denied/)
  }
  for (const path of ['checks', 'go-live', 'production'])
    expect((await page.request.get(`${origin}/api/staff/release/${path}`)).status()).toBe(403)
})
