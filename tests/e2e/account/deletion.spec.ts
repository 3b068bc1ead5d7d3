import type { Page } from '@playwright/test'
import {
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fromAnyNetwork,
  NEW_PASSWORD,
  signInByForm,
  test,
} from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'
import { bringDeletionBack, hasAccount } from '../kit/plannedDeletion.ts'

const SCHEDULED = 'Your account is scheduled for deletion. Your data is permanently deleted after 7 days.'

/** Deletes the account that is signed in, by keyboard, and waits for the landing page. */
async function deleteAccount(page: Page): Promise<void> {
  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: 'Delete account' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/After 7 days, your data is permanently deleted/)).toBeVisible()
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(SCHEDULED)).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
}

/** Signs in at the form and gives what the page says. */
async function fillSignIn(page: Page, email: string): Promise<void> {
  await fromAnyNetwork(page)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('an adult deletes their account, keeps it after all, deletes it again, and after seven days it is gone', async ({
  page,
  browser,
  origin,
}) => {
  test.setTimeout(180_000)
  const email = await newAdult(page, 'Leona')
  const other = await browser.newContext({ baseURL: origin })
  const there = await other.newPage()
  await signInByForm(there, email, NEW_PASSWORD)

  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expectAccessible(page, 'the dialog before an account is deleted')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('Not-the-password-4711')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('Password incorrect')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await deleteAccount(page)
  // Signed out here, and on the other device.
  await page.goto('/settings')
  await page.waitForURL(/\/auth/)
  await there.goto('/settings')
  await there.waitForURL(/\/auth/)
  await other.close()

  await fillSignIn(page, email)
  await expect(page.getByRole('heading', { name: 'Your account is about to be deleted' })).toBeVisible()
  await expectAccessible(page, 'the question whether an account stays')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'the question at 390 px')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Welcome back. Your account stays.')).toBeVisible()
  await page.waitForURL(/\/dashboard/)

  await deleteAccount(page)
  if (!(await bringDeletionBack(email))) return
  await expect.poll(() => hasAccount(email), { timeout: 30_000 }).toBe(false)
  await fillSignIn(page, email)
  await expect(page.getByText('That email or password isn’t right.').first()).toBeVisible()
  await fillSignIn(page, `nobody-${email}`)
  await expect(page.getByText('That email or password isn’t right.').first()).toBeVisible()
})

test('the demo account in its seven days is asked whether it stays', async ({ page }) => {
  await fromAnyNetwork(page)
  await page.goto('/auth')
  await page.getByLabel('Email').fill('diego@demo.evenkeel.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
})
