import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Says a guardian's own yes on the open mailed page. */
export async function giveConsent(page: Page, relationship = 'Mother or father'): Promise<void> {
  await page.getByLabel('How are you related to the child?').selectOption(relationship)
  await page.getByLabel('I’m 18 or older').check({ force: true })
  await page.getByLabel('I’ve read what this means').check({ force: true })
  await page.getByRole('button', { name: 'Yes, I agree' }).click()
  await expect(page.getByText('Thank you. Your consent counts from now on.')).toBeVisible()
}

/** Confirms an address by the link in its mail. */
export async function confirmAddress(page: Page, mailed: string): Promise<void> {
  const link = /https?:\S+#\S+/.exec(mailed)![0]
  await page.goto(link.slice(new URL(link).origin.length))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
}
