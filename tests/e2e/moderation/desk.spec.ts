import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, signIn, test } from '../kit/journey.ts'

const openDesk = async (page: Page, staff: 'admin' | 'moderator', tab = 'queue') => {
  await signIn(page, `${staff}@demo.evenkeel.example`)
  await page.goto(`/admin/moderation?tab=${tab}`)
  await expect(page.getByRole('heading', { name: 'Moderation', level: 1 })).toBeVisible({ timeout: 30_000 })
}

test('a reported message is removed, the member appeals, and another moderator takes it back', async ({
  page,
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  await openDesk(page, 'moderator')
  const row = page
    .getByRole('row', { name: /Spam or scam/ })
    .filter({ hasText: 'Report' })
    .first()
  await expect(row.getByText('Low', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the queue')
  await row.getByRole('button', { name: /^Open/ }).click()
  const item = page.getByRole('region', { name: 'Spam or scam, Report' })
  await expect(item).toBeVisible()
  // Covered until the moderator asks.
  await expect(page.getByText('These drops cured me', { exact: false })).toBeHidden()
  await page.keyboard.press('v')
  await expect(page.getByText('These drops cured me', { exact: false })).toBeVisible()
  await expectAccessible(page, 'an item')

  // Undone once, then decided for good.
  await page.keyboard.press('r')
  await expect(page.getByText('Removed.', { exact: true })).toBeVisible()
  await page.keyboard.press('u')
  await expect(item).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByText('Removed and muted.', { exact: true })).toBeVisible()
  await expect(item).toBeHidden()

  const theirs = await browser.newContext({ baseURL: origin })
  const member = await theirs.newPage()
  await signIn(member, 'patrick@demo.evenkeel.example')
  await expect(async () => {
    await member.goto('/appeals')
    await expect(member.getByRole('heading', { name: 'You can’t write in rooms right now' })).toBeVisible({
      timeout: 3_000,
    })
  }).toPass({ timeout: 40_000 })
  await expect(member.getByText('Other members reported it.', { exact: false })).toBeVisible()
  await expect(member.getByText('These drops cured me', { exact: false })).toBeVisible()
  await member.getByRole('button', { name: /^Notifications/ }).click()
  await expect(member.getByText('You have 30 days to appeal.', { exact: false })).toBeVisible()
  await member.keyboard.press('Escape')
  await expectFits(member, 'decisions about a member')
  await member.getByRole('button', { name: 'Appeal', exact: true }).click()
  await member.getByLabel('Why do you think it’s wrong?').fill('I only said what helped me.')
  await member.getByRole('button', { name: 'Send appeal' }).click()
  await expect(member.getByText('A different moderator will answer.')).toBeVisible()

  // The moderator who decided only reads it; a colleague answers.
  await page.getByRole('tab', { name: /^Appeals/ }).click()
  const appeal = (desk: Page) => desk.getByRole('listitem').filter({ hasText: 'I only said what helped me.' })
  await expect(appeal(page).getByText('A different moderator answers.', { exact: false })).toBeVisible()
  const others = await browser.newContext({ baseURL: origin })
  const colleague = await others.newPage()
  await openDesk(colleague, 'admin', 'appeals')
  await appeal(colleague).getByLabel('Your answer').fill('You named no product. We were wrong.')
  await expectAccessible(colleague, 'the appeals')
  await appeal(colleague).getByRole('button', { name: 'Take it back' }).click()
  await expect(appeal(colleague)).toBeHidden()

  await member.reload()
  await expect(member.getByText('Taken back', { exact: true })).toBeVisible()
  await expect(member.getByText('You named no product. We were wrong.')).toBeVisible()
  await colleague.getByRole('tab', { name: 'Decisions' }).click()
  await expect(colleague.getByText('Reversed', { exact: true }).first()).toBeVisible()
  await theirs.close()
  await others.close()
})

test('the desk fits a desk and a phone, and draws its figures', async ({ page }) => {
  await openDesk(page, 'admin')
  await page.getByLabel('Include severe items').check()
  await page.getByRole('button', { name: 'Take the next item' }).click()
  await expect(page.getByText('The words are covered.')).toBeVisible()
  await expectFits(page, 'the desk')
  await page.getByRole('button', { name: 'Give it back' }).click()
  await page.getByRole('tab', { name: 'Figures' }).click()
  await expect(page.getByRole('img', { name: /^In 14 days/ })).toBeVisible()
  await expectFits(page, 'the figures of the desk')
})
