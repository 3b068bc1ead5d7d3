import { answerBasics, signUp } from '../kit/firstSteps.ts'
import { giveConsent } from '../kit/guardian.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  newAddress,
  NEW_PASSWORD,
  test,
} from '../kit/journey.ts'

test('a child waits after the code; the guardian’s own yes on the mailed page opens everything, and can be taken back', async ({
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

  // No way around it: the dashboard sends back, and the server rejects.
  await page.goto('/dashboard')
  await page.waitForURL(/\/parent-verification/)

  // The child's own address is no guardian.
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
  // A code that the child typed is no yes to the rules: the child waits, and reads what works meanwhile.
  await expect(page.getByRole('heading', { name: 'Your grown-up is next' })).toBeVisible()
  await expectFits(page, 'a child whose grown-up is next')
  // The page of the mail says no yes in the child's session.
  await page.goto(path)
  await expect(page.getByText('A child or teen is signed in here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yes, I agree' })).toHaveCount(0)

  const parents = await browser.newContext({ locale: 'en-US' })
  const theirs = await parents.newPage()
  await theirs.goto(`${origin}${path}`)
  await expect(theirs.getByRole('heading', { name: 'What your consent means' })).toBeVisible()
  for (const width of [390, 1440]) {
    await theirs.setViewportSize({ width, height: 900 })
    await expectAccessible(theirs, `guardian page before the yes at ${width}`)
    await expectNoSidewaysScroll(theirs, `guardian page before the yes at ${width}`)
  }
  await giveConsent(theirs, 'Grandparent')
  await mail(guardian, /You agreed for Ida/)
  await page.goto('/dashboard?tab=family')
  await expect(page.getByText('Confirm your email address first')).toBeVisible()
  await expect(theirs.getByRole('heading', { name: 'What we store' })).toBeVisible()
  await expect(theirs.getByText('Ida', { exact: false }).first()).toBeVisible()
  await expectAccessible(theirs, 'guardian page')
  await theirs.getByRole('button', { name: 'Withdraw consent' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(theirs.getByText('Your consent is withdrawn', { exact: false }).first()).toBeVisible()
  await page.goto('/dashboard')
  await page.waitForURL(/\/parent-verification/)
  await parents.close()
})

test('a guardian answers no from the mail; the child reads it, and asks again without typing an address', async ({
  page,
  mail,
  browser,
  origin,
}) => {
  const guardian = newAddress('greta')
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email: newAddress('pim'),
    username: `pim-${Date.now().toString(36)}`,
    ageGroup: /child/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName: 'Pim', age: '8' })
  await page.waitForURL(/\/parent-verification/)
  await page.getByLabel(/guardian's email/).fill(guardian)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  const asked = await mail(guardian, /Pim needs your permission/)
  expect(asked).toMatch(/What it costs\nCheck-ins and the journal cost nothing/)
  const no = /\/guardian\/[\w-]+\?answer=no/.exec(asked)![0]

  // A child who comes back meets the same step, and nothing to type but the code.
  await page.reload()
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  await expect(page.getByLabel(/guardian's email/)).toHaveCount(0)
  await expectFits(page, 'a child who waits')

  const parents = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  const theirs = await parents.newPage()
  await theirs.goto(no)
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(theirs.getByText('Done. You declined, and we emailed you to confirm it.')).toBeVisible()
  await mail(guardian, /You declined for Pim/)
  await theirs.reload()
  await expect(theirs.getByText(/This link has been used/)).toBeVisible()

  await expect(page.getByText(/Your grown-up said no for now/)).toBeVisible()
  // Half a minute has to pass between two mails.
  const again = page.getByRole('button', { name: /Email .* again/ })
  await expect(again).toBeVisible({ timeout: 40_000 })
  await again.click()
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  await theirs.goto(no)
  await expect(theirs.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await parents.close()
})
