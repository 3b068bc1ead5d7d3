import { expect, request, type Cookie } from '@playwright/test'

/** The password of all people in the demo dataset. */
export const DEMO_PASSWORD = 'Harbor-Morning-26!'

/** Headers of a browser in a network of its own. */
export const someNetwork = (): Record<string, string> => ({
  'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`,
})

const kept = new Map<string, Promise<Cookie[]>>()

/**
 * The cookies of a demo person who signed in once in this worker. A journey that ends sessions signs in through the
 * form instead.
 */
export function sessionOf(email: string): Promise<Cookie[]> {
  const known = kept.get(email)
  if (known) return known
  const made = signInOnce(email)
  kept.set(email, made)
  return made
}

async function signInOnce(email: string): Promise<Cookie[]> {
  const origin = process.env.E2E_ORIGIN!
  const browser = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin, ...someNetwork() },
  })
  const answer = await browser.post('/api/auth/sign-in', { data: { email, password: DEMO_PASSWORD } })
  expect((await answer.json()) as object, `signing in as ${email}`).toMatchObject({ state: 'signed-in' })
  const { cookies } = await browser.storageState()
  await browser.dispose()
  return cookies
}
