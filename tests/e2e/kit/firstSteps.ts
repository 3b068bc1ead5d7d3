import { expect, type Page } from '@playwright/test'
import { answerConsent, checkBoxes, childAnswers } from './consent.ts'
import { choose, fromAnyNetwork } from './journey.ts'

type Newcomer = { email: string; username: string; ageGroup: RegExp; password: string }

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()

/** Makes an account through the form, to the first step of onboarding; with one language on, none is asked for. */
export async function signUp(page: Page, { email, username, ageGroup, password }: Newcomer): Promise<void> {
  await fromAnyNetwork(page)
  if (!(await page.getByLabel('Username').isVisible())) await press(page, 'Sign Up').click()
  // The form of sign-up comes as a piece of its own; until it is there the one of sign-in has the fields.
  await page.getByLabel('Username').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Username').fill(username)
  await choose(page.getByRole('radio', { name: ageGroup }))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expect(page.getByText(/(Strong|Very strong), [34] of 4/)).toBeVisible()
  await page.locator('form').getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.waitForURL(/\/onboarding/)
}

async function finishAsChild(page: Page, atConsent: () => Promise<void>): Promise<void> {
  await choose(page.getByRole('radio', { name: 'Sleep' }))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: childAnswers[0][0] })).toBeVisible()
  await atConsent()
  await answerConsent(page)
  await expect(page.getByRole('heading', { name: "You're all set" })).toBeVisible()
  await checkBoxes(page)
  await pressLast(page, 'Finish')
}

/** Presses the last button; again when a journey beside this one put a new version of a text in force meanwhile. */
async function pressLast(page: Page, name: string | RegExp): Promise<void> {
  const last = page.getByRole('button', { name })
  await last.click()
  const left = page.waitForURL(({ pathname }) => !pathname.startsWith('/onboarding'))
  const dialog = page.getByRole('dialog').waitFor()
  const again = page
    .getByText(/^This document has changed/)
    .waitFor()
    .then(() => last.click())
  await Promise.race([left, dialog, again].map((wait) => wait.catch(() => {})))
}

/**
 * Answers all steps of onboarding and agrees to the legal texts; `onTheWay` runs while the first form is filled in,
 * `atConsent` at a child's first question.
 */
export async function answerBasics(
  page: Page,
  { firstName, age }: { firstName: string; age: string },
  onTheWay = async () => {},
  atConsent = async () => {},
): Promise<void> {
  const asksChild = page.getByRole('heading', { name: 'What is your first name?' })
  await asksChild.or(press(page, 'Start My First Vibe Check')).waitFor()
  if (await asksChild.isVisible()) {
    await page.getByLabel('First name').fill(firstName)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Age', { exact: true }).fill(age)
    await page.getByRole('button', { name: 'Next' }).click()
    if (Number(age) < 13) return finishAsChild(page, atConsent)
  } else {
    await press(page, 'Start My First Vibe Check').click()
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Age', { exact: true }).fill(age)
  }
  await choose(page.getByRole('radio', { name: 'Female', exact: true }))
  await page.getByLabel('Zip code').fill('48201')
  await onTheWay()
  await page.getByRole('button', { name: 'Continue' }).click()
  await choose(page.getByRole('radio', { name: 'Sleep / Rest' }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: "You're all set" })).toBeVisible()
  await checkBoxes(page)
  await pressLast(page, /^(Start My First Vibe Check|Finish)$/)
  await passClosedRooms(page)
}

/** Onboarding ends at the room of the focus area; without a plan its gate has a link to the dashboard. */
export async function passClosedRooms(page: Page): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/chat-rooms')) return
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
}
