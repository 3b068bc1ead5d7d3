import { expect, signIn, test } from '../kit/journey.ts'

test('a coach message pops up once, named as an AI coach, and is opened then', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.waitForURL(/\/dashboard/)
  await page.goto('/dashboard?tab=settings')
  await expect(page.getByText('AI coach').first()).toBeVisible()
  const again = (await (
    await page.request.post('/api/coach/messages/open', {
      data: {},
      headers: { origin: new URL(page.url()).origin },
    })
  ).json()) as { messages: unknown[] }
  expect(again.messages).toEqual([])
})
