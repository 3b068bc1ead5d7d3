import { expect, expectAccessible, newAddress, NEW_PASSWORD, test } from '../kit/journey.ts'
import { signUp } from '../kit/firstSteps.ts'

const OTHER = 'Other-Lantern-7713-moss'
const SENT = "If this contact is registered, we've sent a 6-digit code."
const UNAUTHORIZED = 'Unauthorized - Please verify your identity first.'
const digits = (mail: string) => /\b\d{6}\b/.exec(mail)![0]
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

test('a lost password: a code by mail, a wrong one first, a new password, and the old devices are out', async ({
  page,
  browser,
  origin,
  mail,
}) => {
  const email = newAddress('lost')
  const elsewhere = await browser.newContext({ baseURL: origin })
  const old = await elsewhere.newPage()
  await old.goto('/auth?mode=sign-up')
  await signUp(old, {
    email,
    username: `lost-${Date.now().toString(36)}`,
    ageGroup: /^Adult/,
    password: NEW_PASSWORD,
  })

  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Get a one-time code' })).toBeVisible()
  await expectAccessible(page, 'asking for a code')
  await page.getByLabel('Email or phone').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/verify-code$/)
  await expectAccessible(page, 'entering the code')
  const code = digits(await mail(email, /Your one-time code/))
  // Nothing of it lies where scripts could read it.
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
  expect(kept).not.toContain(email)
  expect(kept).not.toContain('ek_recovery')

  await page.getByLabel('6-digit code').fill(otherThan(code))
  await expect(page.getByText('Invalid code. 9 attempts remaining')).toBeVisible()
  await page.getByLabel('6-digit code').fill(code)
  await expect(page).toHaveURL(/\/auth\/reset-password$/)
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  const submit = page.getByRole('button', { name: 'Update password' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('New password', { exact: true }).fill(OTHER)
  await expect(page.getByText(/(Strong|Very strong), [34] of 4/)).toBeVisible()
  await page.getByLabel('Repeat the new password').fill(`${OTHER}x`)
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expectAccessible(page, 'the new password')
  await page.getByLabel('Repeat the new password').fill(OTHER)
  await submit.click()
  // This person has not been through onboarding yet.
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  expect(((await (await page.request.get('/api/me')).json()) as { person: unknown }).person).toMatchObject({
    email,
    emailVerified: true,
  })
  expect(await (await old.request.get('/api/me')).json()).toEqual({ person: null })
  await mail(email, /Your password was changed/)
  await elsewhere.close()
})

test('a link by mail opens the same last step, once', async ({ page, browser, origin, mail }) => {
  const email = 'andre@demo.evenkeel.example'
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Reset Password' }).click()
  // Until it is there, the form of sign-in has a field of that name too.
  await page.getByRole('heading', { name: 'Reset Password' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText("Check your email - We've sent you a password reset link.")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  const link = /https?:\S+#\S+/.exec(await mail(email, /Set a new password/))![0]
  const path = link.slice(new URL(link).origin.length)
  await page.goto(path)
  await expect(page.getByText(/This signs you out on all other devices/)).toBeVisible()
  expect(page.url()).not.toContain('#')

  const elsewhere = await browser.newContext({ baseURL: origin })
  const thief = await elsewhere.newPage()
  await thief.goto(path)
  await expect(thief.getByText('This link has expired or was already used.')).toBeVisible()
  await expectAccessible(thief, 'a link that is over')
  await thief.getByRole('link', { name: 'Send me a new link' }).click()
  await expect(thief.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await elsewhere.close()
})

test('steps cannot be skipped', async ({ page }) => {
  await page.goto('/auth/reset-password')
  await expect(page.getByText(UNAUTHORIZED)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Get a one-time code' })).toBeVisible()
  await page.goto('/auth/verify-code')
  await expect(page.getByText('Session expired')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/recovery$/)
})

test('an address is confirmed from the mail, and a phone is added and opens the account', async ({
  page,
  browser,
  origin,
  mail,
}) => {
  const email = newAddress('phone')
  const phone = `+1555${Date.now().toString().slice(-7)}`
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email,
    username: `phone-${Date.now().toString(36)}`,
    ageGroup: /^Adult/,
    password: NEW_PASSWORD,
  })
  const link = /https?:\S+#\S+/.exec(await mail(email, /Is this your address/))![0]
  await page.goto(link.slice(new URL(link).origin.length))
  await expectAccessible(page, 'confirming an address')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()

  // The age is not known before onboarding: settings lead back to the open step, and no phone is asked for yet.
  await page.goto('/settings?tab=security')
  await page.waitForURL(/\/onboarding/)
  const asked = (await (await page.request.get('/api/consent')).json()) as {
    documents: { document: string; version: string }[]
  }
  const versions = Object.fromEntries(asked.documents.map(({ document, version }) => [document, version]))
  await page.request.post('/api/consent', { headers: { origin }, data: { versions } })
  const answer = await page.request.post('/api/onboarding', {
    headers: { origin },
    data: {
      firstName: 'Pia',
      age: 34,
      sex: 'female',
      zipcode: '48201',
      focusArea: 'sleep',
    },
  })
  expect(answer.ok()).toBe(true)
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Add a phone' }).click()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Your password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(digits(await mail(phone, /Text message/)))
  await expect(page.getByText('Phone confirmed.')).toBeVisible()
  await expect(page.getByText(phone)).toBeVisible()
  await expectAccessible(page, 'security settings with a phone')

  const elsewhere = await browser.newContext({ baseURL: origin })
  const other = await elsewhere.newPage()
  await other.goto('/auth/recovery')
  await other.getByLabel('Email or phone').fill(phone)
  await other.getByRole('button', { name: 'Send Code' }).click()
  const text = await mail(phone, /Text message/)
  await expect
    .poll(async () => {
      const { messages } = (await (
        await other.request.get(`/mailbox.json?to=${encodeURIComponent(phone)}`)
      ).json()) as { messages: { text: string }[] }
      return messages.length
    })
    .toBe(2)
  expect(text).toContain('Evenkeel')
  const code = digits(await mail(phone, /Text message/))
  await other.getByLabel('6-digit code').fill(code)
  await expect(other.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await elsewhere.close()
})
