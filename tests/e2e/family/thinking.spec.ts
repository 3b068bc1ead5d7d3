import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../kit/journey.ts'

const berth = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** Demo people the other journeys of families do not use. */
const RACHEL = 'rachel@demo.evenkeel.example'
const DOROTHY = 'dorothy@demo.evenkeel.example'

test('a member sees who is here and thinks of them; the other browser’s bell rings at once', async ({
  page,
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  await signIn(page, RACHEL)
  const elsewhere = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  const theirs = await elsewhere.newPage()
  await signIn(theirs, DOROTHY)
  const bell = theirs.getByRole('button', { name: /^Notifications/ })
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  await expect(bell).toBeVisible()
  await theirs.waitForLoadState('networkidle')
  const before = await unread()

  await page.goto('/dashboard?tab=family')
  const dorothy = berth(page, 'Dorothy')
  await expect(dorothy.getByText('Here now')).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/dashboard?tab=family')
  await expect(
    berth(second, 'Dorothy').getByRole('button', { name: 'Thinking of you: Dorothy' }),
  ).toBeVisible()

  await dorothy.getByRole('button', { name: 'Thinking of you: Dorothy' }).click()
  await expect(page.getByText('Dorothy will see that you’re thinking of them.')).toBeVisible()
  await expect(dorothy.getByRole('button', { name: 'Dorothy knows' })).toBeVisible()
  // Live: in the sender's other tab, and in the bell of the other browser.
  await expect(berth(second, 'Dorothy').getByRole('button', { name: 'Dorothy knows' })).toBeVisible()
  await second.close()
  await expect.poll(unread).toBe(before + 1)
  await bell.click()
  await expect(theirs.getByText('Rachel is thinking of you.')).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `who is here at ${width}`)
    await expectNoSidewaysScroll(page, `who is here at ${width}`)
  }

  // Invisible from now on, in the open page of the other too.
  await theirs.goto('/settings?tab=privacy')
  await theirs.getByRole('switch', { name: 'Show my family when I’m here' }).click()
  await expect(theirs.getByText('Settings updated').first()).toBeVisible()
  await expect(dorothy.getByText('Here now')).toHaveCount(0)
  await expectAccessible(theirs, 'privacy')
  await theirs.getByRole('switch', { name: 'Show my family when I’m here' }).click()
  await expect(dorothy.getByText('Here now')).toBeVisible()
  await elsewhere.close()
})
