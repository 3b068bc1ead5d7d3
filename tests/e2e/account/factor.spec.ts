import { generateSync } from 'otplib'
import { expect, expectAccessible, test, DEMO_PASSWORD, signInByForm } from '../kit/journey.ts'

test('a second factor: enrolled with a code, asked for at sign-in, and a recovery code when the phone is gone', async ({
  page,
  browser,
  origin,
}) => {
  const email = 'dana@demo.evenkeel.example'
  await signInByForm(page, email)
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  const secret = (await page.getByTestId('mfa-secret').innerText()).replaceAll(/\s/g, '')
  await expectAccessible(page, 'enrolment')
  await page.getByLabel('6-digit code from the app').fill(generateSync({ secret }))
  const verify = page.getByRole('button', { name: 'Verify' })
  if (await verify.isVisible()) await verify.click().catch(() => undefined)
  await expect(page.getByText('Your recovery codes')).toBeVisible()
  const codes = (await page.getByTestId('recovery-codes').innerText()).match(/[a-z0-9]{5}-[a-z0-9]{5}/gi)!
  expect(codes).toHaveLength(10)

  const elsewhere = await browser.newContext({ baseURL: origin })
  const other = await elsewhere.newPage()
  const signInHere = async () => {
    await other.goto('/auth')
    await other.getByLabel('Email').fill(email)
    await other.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await other.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible()
  }
  await signInHere()
  // Nothing is open yet.
  expect((await (await other.request.get('/api/me')).json()) as object).toEqual({ person: null })
  await other
    .getByRole('button', { name: 'Use a recovery code' })
    .or(other.getByRole('link', { name: 'Use a recovery code' }))
    .click()
  await other.getByLabel('Recovery code').fill(codes[0]!)
  await other.getByRole('button', { name: 'Verify' }).click()
  await other.waitForURL(/\/dashboard/)

  // The same recovery code opens nothing again.
  await elsewhere.clearCookies()
  await signInHere()
  await other
    .getByRole('button', { name: 'Use a recovery code' })
    .or(other.getByRole('link', { name: 'Use a recovery code' }))
    .click()
  await other.getByLabel('Recovery code').fill(codes[0]!)
  await other.getByRole('button', { name: 'Verify' }).click()
  await expect(other.getByText('Invalid Code').first()).toBeVisible()
  await elsewhere.close()
})

test('devices are listed, and one can be ended from another', async ({ browser, origin }) => {
  const [here, there] = [
    await browser.newContext({ baseURL: origin }),
    await browser.newContext({ baseURL: origin }),
  ]
  const [mine, theirs] = [await here.newPage(), await there.newPage()]
  // No other journey is this person: its session would end here.
  for (const page of [mine, theirs]) await signInByForm(page, 'hanna@demo.evenkeel.example')
  await mine.goto('/settings?tab=devices')
  await expect(mine.getByText('This device').first()).toBeVisible()
  await mine.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await mine
    .getByRole('alertdialog')
    .getByRole('button', { name: /Sign out/ })
    .click()
  await expect
    .poll(async () => ((await (await theirs.request.get('/api/me')).json()) as { person: unknown }).person)
    .toBeNull()
  expect(((await (await mine.request.get('/api/me')).json()) as { person: unknown }).person).not.toBeNull()
  await here.close()
  await there.close()
})

test('a wrong password and an unknown address look the same', async ({ page }) => {
  const seen: string[] = []
  for (const email of ['support@demo.evenkeel.example', `nobody.${Date.now()}@demo.evenkeel.example`]) {
    await page.goto('/auth')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Not-The-Right-1!')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    const said = page.locator('[data-tone=bad]')
    await expect(said).toBeVisible()
    seen.push(await said.innerText())
  }
  expect(seen[0]).toBe(seen[1])
})
