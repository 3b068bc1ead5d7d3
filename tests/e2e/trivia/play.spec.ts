import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

const QUESTIONS = 10

/** Answers the question that has the focus with its first option; the focus is then on what comes next. */
async function answerByKeyboard(page: Page, number: number, total: number, next: string): Promise<void> {
  await expect(page.getByText(`Question ${number} of ${total}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: next })).toBeFocused()
}

/** Waits a break out, quicker than it takes. */
async function takeBreak(page: Page, next: string): Promise<void> {
  const button = page.getByRole('button', { name: next })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(46_000)
  await expect(page.getByText('The break is done. Go on whenever you like.').first()).toBeVisible()
  await button.press('Enter')
}

test('a newcomer plays the weekend by keyboard to its end, with a reload in between', async ({ page }) => {
  test.setTimeout(180_000)
  await page.clock.install()
  await newAdult(page, 'Trivia')
  await page.goto('/trivia/sessions')
  await page.getByRole('button', { name: 'Start session 1' }).press('Enter')
  for (let number = 1; number <= 3; number += 1) {
    await answerByKeyboard(page, number, QUESTIONS, 'Next Question')
    if (number === 1) await expectAccessible(page, 'an answered question')
    if (number < 3) await page.keyboard.press('Enter')
  }
  await page.reload()
  await page.getByRole('button', { name: 'Start session 1' }).press('Enter')
  for (let session = 1; session <= 3; session += 1) {
    for (let number = session === 1 ? 4 : 1; number <= QUESTIONS; number += 1) {
      const last = session < 3 ? 'Finish Session' : 'Complete Trivia!'
      await answerByKeyboard(page, number, QUESTIONS, number < QUESTIONS ? 'Next Question' : last)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { name: `Session ${session} is done` })).toBeFocused()
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    if (session < 3) await takeBreak(page, `Go to session ${session + 1}`)
  }
  await expect(page.getByRole('heading', { name: 'All Sessions Complete!' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page, 'a finished weekend')
})

test('the demo is played signed out, with both breaks', async ({ page }) => {
  test.setTimeout(120_000)
  await page.clock.install()
  await page.goto('/trivia?demo=true')
  await page.waitForURL(/\/trivia\/demo$/)
  await page.getByRole('button', { name: 'Start the demo' }).press('Enter')
  for (let number = 1; number <= 5; number += 1) {
    await answerByKeyboard(page, number, 5, number < 5 ? 'Next Question' : 'Finish Session')
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await takeBreak(page, 'Next break')
  await expectAccessible(page, 'a break')
  await takeBreak(page, 'Finish the demo')
  await expect(page.getByRole('heading', { name: 'That was the demo' })).toBeVisible()
})
