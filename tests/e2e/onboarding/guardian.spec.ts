import { answerBasics, signUp } from '../kit/firstSteps.ts'
import { expect, expectAccessible, newAddress, NEW_PASSWORD, test } from '../kit/journey.ts'

test('a guardian verifies a child by a real mail, reads what is stored, and can take it back', async ({
  page,
  mail,
  browser,
  origin,
}) => {
  const child = newAddress('ida')
  const guardian = newAddress('tobias')
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email: child,
    username: `ida-${Date.now().toString(36)}`,
    ageGroup: /child/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName: 'Ida', age: '9' })
  await page.waitForURL(/\/parent-verification/)

  // No way around it: the dashboard sends back, and the server refuses.
  await page.goto('/dashboard')
  await page.waitForURL(/\/parent-verification/)

  // One's own address is no guardian.
  await page.getByLabel(/(guardian|dad)'s email/).fill(child)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(/your own address/).first()).toBeVisible()

  await page.getByLabel(/(guardian|dad)'s email/).fill(guardian)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText("Verification code sent! Check your parent's email.")).toBeVisible()
  await expectAccessible(page, 'guardian code')
  const text = await mail(guardian, /./)
  const code = /\b(\d{6})\b/.exec(text)![1]!
  const path = /\/guardian\/[\w-]+/.exec(text)![0]

  const wrong = code === '000000' ? '111111' : '000000'
  // Six digits send themselves.
  await page.getByLabel('6-digit code').fill(wrong)
  await expect(page.getByText('Invalid verification code').first()).toBeVisible()
  await page.getByLabel('6-digit code').fill(code)
  await page.waitForURL(/\/dashboard/)
  await expect(page.getByText('How do you feel?').first()).toBeVisible()

  const parents = await browser.newContext()
  const theirs = await parents.newPage()
  await theirs.goto(`${origin}${path}`)
  await expect(theirs.getByRole('heading', { name: 'What is stored' })).toBeVisible()
  await expect(theirs.getByText('Ida', { exact: false }).first()).toBeVisible()
  await expectAccessible(theirs, 'guardian page')
  await theirs.getByRole('button', { name: 'Take my consent back' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Take my consent back' }).click()
  await expect(theirs.getByText('Your consent is taken back', { exact: false }).first()).toBeVisible()
  await page.goto('/dashboard')
  await page.waitForURL(/\/parent-verification/)
  await parents.close()
})
