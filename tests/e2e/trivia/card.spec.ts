import { expect, expectAccessible, signIn, test } from '../kit/journey.ts'

test('the trivia card leads to when trivia opens, to the demo, and back', async ({
  page,
  browser,
  origin,
}) => {
  await signIn(page, 'hannah@demo.evenkeel.example')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  await page.mouse.wheel(0, 20_000)
  const card = page.getByRole('region', { name: 'Saturday Trivia' })
  await expect(card.getByText(/^5 questions, a weekly streak, open Saturday through Sunday/)).toBeVisible()
  await card.getByRole('link', { name: 'Try the demo' }).click()
  await expect(page.getByRole('heading', { name: 'Trivia demo' })).toBeFocused()
  await expectAccessible(page, 'trivia demo')
  await page.getByRole('link', { name: 'Back to today' }).click()
  await page.waitForURL(/\/dashboard/)

  await page.goto('/trivia?from=mail')
  await page.waitForURL(/\/trivia\/sessions\?from=mail$/)
  // Which of the two depends on the day the journey is made.
  await expect(page.getByText(/^Trivia (opens|is open until) .+, your local time\.$/)).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `trivia sessions at ${width}`)
  }

  // The demo is open to everybody; the sessions ask for an account.
  const stranger = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  const theirs = await stranger.newPage()
  await theirs.goto('/trivia/demo')
  await expect(theirs.getByRole('link', { name: 'Back to the start page' })).toBeVisible()
  await theirs.goto('/trivia/sessions')
  await theirs.waitForURL(/\/auth/)
  await stranger.close()
})
