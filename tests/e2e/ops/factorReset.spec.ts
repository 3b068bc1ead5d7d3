import { generateSync } from 'otplib'
import { DEMO_PASSWORD, expect, expectAccessible, test, signInByForm } from '../kit/journey.ts'

test('a second factor of staff goes when a colleague agrees, and not before', async ({
  page,
  browser,
  origin,
}) => {
  // Two that no other journey signs in as: they run at the same time.
  const email = 'superadmin@demo.evenkeel.example'
  await signInByForm(page, email)
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  const secret = (await page.getByTestId('mfa-secret').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('6-digit code from the app').fill(generateSync({ secret }))
  const verify = page.getByRole('button', { name: 'Verify' })
  if (await verify.isVisible()) await verify.click().catch(() => undefined)
  await expect(page.getByText('Your recovery codes')).toBeVisible()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()

  await page.getByRole('button', { name: 'Reset My 2FA' }).click()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByText(/One of them has to agree within 24 hours/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: origin })
  const colleague = await elsewhere.newPage()
  await signInByForm(colleague, 'owner@demo.evenkeel.example')
  await colleague.goto('/admin/factor-resets')
  const request = colleague.getByRole('listitem').filter({ hasText: email })
  await expect(request).toBeVisible({ timeout: 30_000 })
  await expectAccessible(colleague, 'requests to remove second factors')
  await request.getByRole('button', { name: 'Agree' }).click()
  await expect(colleague.getByText('No one is waiting.')).toBeVisible()
  await elsewhere.close()

  expect((await (await page.request.get('/api/me')).json()) as object).toEqual({ person: null })
  // The password alone opens the account again, as before the factor.
  await signInByForm(page, email)
})
