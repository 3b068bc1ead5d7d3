import type { Page } from '@playwright/test'
import { answerBasics, signUp } from './firstSteps.ts'
import { newAddress, NEW_PASSWORD, putQuestionAway } from './journey.ts'

/**
 * Signs a grown-up up and takes them past their first steps: for journeys that change an account so that others would
 * notice.
 * @returns the address; the password is `NEW_PASSWORD`
 */
export async function newAdult(page: Page, firstName: string): Promise<string> {
  const email = newAddress(firstName.toLowerCase())
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email,
    username: `${firstName.toLowerCase()}-${Date.now().toString(36)}`,
    ageGroup: /adult/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName, age: '34' })
  await page.waitForURL(/\/(dashboard|journal)/)
  await putQuestionAway(page)
  return email
}
