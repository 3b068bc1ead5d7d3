import { foreignNexts } from '../kit/foreignNexts.ts'
import { expect, signIn, test } from '../kit/journey.ts'

test('no way to write ?next= leads from sign-in to another site', async ({ page, origin }) => {
  // Forty addresses, one after the other.
  test.slow()
  const foreign: string[] = []
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      if (route.request().isNavigationRequest()) foreign.push(route.request().url())
      return route.abort()
    },
  )
  await signIn(page, 'maren@demo.evenkeel.example')
  for (const next of foreignNexts) {
    await page.goto(`${origin}/auth?next=${encodeURIComponent(next)}`)
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
    expect(new URL(page.url()).origin, next).toBe(origin)
  }
  expect(foreign).toEqual([])
})
