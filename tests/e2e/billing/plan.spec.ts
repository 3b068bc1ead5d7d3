import { confirmAddress } from '../kit/guardian.ts'
import { expect, expectFits, newAddress, NEW_PASSWORD, test } from '../kit/journey.ts'
import { answerBasics, signUp } from '../kit/firstSteps.ts'

test('an adult starts the trial on the page of the provider, sees it, and cancels it in two screens', async ({
  page,
  mail,
}) => {
  test.setTimeout(180_000)
  const email = newAddress('paula')
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email,
    username: `paula-${Date.now().toString(36)}`,
    ageGroup: /adult/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName: 'Paula', age: '36' })
  await page.waitForURL(/\/dashboard/)
  // An address that was never shown to be theirs starts nothing.
  await page.goto('/settings?tab=plan')
  const start = page.getByRole('button', { name: 'Start 7 days free: Individual' })
  await expect(start).toBeVisible()
  await confirmAddress(page, await mail(email, /address/))

  await page.goto('/settings?tab=plan')
  await expect(start).toBeVisible()
  await expectFits(page, 'the plans')
  await page.setViewportSize({ width: 1280, height: 900 })
  // The pages of test payments answer this machine alone, and a proxy before it would mean others.
  await page.context().setExtraHTTPHeaders({})
  const opened = page.waitForEvent('popup')
  await start.click()
  const pay = await opened
  await expect(pay.getByText('TEST PAYMENTS')).toBeVisible()
  await expect(pay.getByText('Due today: $0.00')).toBeVisible()
  await pay.getByRole('button', { name: 'Start trial' }).click()
  await pay.waitForURL(/\/dashboard/)
  await expect(pay.getByText('Your 7-day free trial is active!')).toBeVisible()

  // Told by the provider, and live in the tab that was open all the time.
  await expect(page.getByText('Free Trial')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Nothing will be charged/)).toBeVisible()
  await expectFits(page, 'the plan')
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: 'Cancel plan' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your plan?' })
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText(/You keep it until then/)).toBeVisible()
  await expect(page.getByText('Free Trial')).toBeVisible()

  const managed = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Manage' }).click()
  const portal = await managed
  await expect(portal.getByRole('heading', { name: 'Your plan' })).toBeVisible()
  await expect(portal.getByRole('button', { name: 'Renew plan' })).toBeVisible()
})
