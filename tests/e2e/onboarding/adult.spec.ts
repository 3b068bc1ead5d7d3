import { choose, expect, expectAccessible, newAddress, NEW_PASSWORD, test } from '../kit/journey.ts'
import { answerBasics, signUp } from '../kit/firstSteps.ts'

test('an adult comes from the landing page to the first check-in, live in a second tab, and it stays', async ({
  page,
  context,
  origin,
}) => {
  await page.goto('/')
  await page.getByText('Good', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Start Your 7-Day Free Trial Now' }).click()
  await page.waitForURL(/\/auth/)
  await signUp(page, {
    email: newAddress('maren'),
    username: `maren-${Date.now().toString(36)}`,
    ageGroup: /adult/i,
    password: NEW_PASSWORD,
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'onboarding, overview')
  await answerBasics(page, { firstName: 'Maren', age: '34' }, async () => {
    // What is typed survives a reload.
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Maren')
  })
  // The way ends on the check-in. The face picked on the landing page is offered.
  await page.waitForURL(/\/dashboard$/)
  await expect(page.getByRole('radio', { name: 'Happy' })).toBeChecked()

  const other = await context.newPage()
  await other.goto(`${origin}/dashboard`)
  await expect(other.getByText('How are you feeling?').first()).toBeVisible()
  await other.waitForTimeout(1_500)

  await choose(page.getByRole('radio', { name: 'Calm' }))
  await page.getByLabel(/Reflection/).fill('The house is quiet and I do not mind it.')
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByText('Mood checked in successfully!')).toBeVisible()
  await expect(page.getByText('You feel calm. Let it last a little.')).toBeVisible()
  await expect(page.getByText('Reflect?')).toHaveCount(0)
  await expect(other.getByText('The house is quiet and I do not mind it.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Mood Journey' })).toBeVisible()
  await expect(page.getByText('The house is quiet and I do not mind it.')).toBeVisible()
})
