import type { Page } from '@playwright/test'
import { choose, expect } from './journey.ts'

/** A child's three questions, with the right answers. */
export const childAnswers = [
  ['Is Evenkeel a doctor?', 'No. In danger, I tell a grown-up.'],
  ['Who reads your private words?', 'No one, until I share them.'],
  ['Someone is mean. What do you do?', 'I tell a grown-up.'],
] as const

/** Checks every box of the consent on the page. */
export async function checkBoxes(page: Page): Promise<void> {
  const boxes = page.getByRole('group', { name: 'Your agreement' }).getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await choose(box)
}

/** Answers a child's questions, one after the other. */
export async function answerConsent(page: Page): Promise<void> {
  for (const [question, answer] of childAnswers) {
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await page.getByRole('button', { name: answer }).click()
  }
}
