import type { Page } from '@playwright/test'
import { choose, expect } from './journey.ts'

/** Answers a child's first two questions, and stops where the words are asked for. */
export async function answerUpToNote(page: Page, mood: string): Promise<void> {
  await choose(page.getByRole('radio', { name: mood }))
  for (const question of ['How big is it?', 'Want to say more?']) {
    await page.getByRole('button', { name: 'Next' }).click()
    // A second press on a question that is still there would ask it again.
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  }
}
