import { expect, test as base, type Browser, type Locator, type Page } from '@playwright/test'
import { DEMO_PASSWORD, sessionOf, someNetwork } from './sessions.ts'

/** A password no demo account has. */
export const NEW_PASSWORD = 'Quiet-Lagoon-4711-kelp'

type Journey = { origin: string; mail: (to: string, subject: RegExp) => Promise<string> }

/** A toast is read out from a copy of its words at the end of the page; texts are looked for where they are seen. */
async function findWhatIsSeen(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  const kind = Object.getPrototypeOf(page) as Page
  const getByText = kind.getByText
  kind.getByText = function (this: Page, text, options) {
    return getByText.call(this, text, options).and(this.locator(':not(body > span[role=status])'))
  }
  await page.close()
}

/** A test that fails on anything a browser complains about, and knows the mailbox. */
export const test = base.extend<Journey, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      await findWhatIsSeen(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  origin: async ({}, use) => {
    await use(process.env.E2E_ORIGIN!)
  },
  baseURL: async ({ origin }, use) => {
    await use(origin)
  },
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
    page.on('console', (line) => {
      // A rejected request is part of many journeys; the browser prints it whatever the page does with it.
      if (line.type() === 'error' && !/Failed to load resource|net::ERR/.test(line.text()))
        complaints.push(line.text())
    })
    await use(page)
    expect(complaints, 'the browser complained').toEqual([])
  },
  mail: async ({ origin, request }, use) => {
    await use(async (to, subject) => {
      let found = ''
      await expect
        .poll(
          async () => {
            const answer = (await (
              await request.get(`${origin}/mailbox.json?to=${encodeURIComponent(to)}`)
            ).json()) as { messages: { subject: string; text: string }[] }
            found = answer.messages.find((message) => subject.test(message.subject))?.text ?? ''
            return found
          },
          { timeout: 20_000, message: `a mail to ${to} about ${subject}` },
        )
        .not.toBe('')
      return found
    })
  },
})

export { DEMO_PASSWORD, expect }
export { expectAccessible, expectFits, expectNoSidewaysScroll } from './accessibility.ts'

/**
 * From here on the browser is in a network of its own, as people are: the journeys sign in more often in five minutes,
 * and sign up more often in an hour, than one network may, and how fast the machine is must not decide whether they
 * pass.
 */
export const fromAnyNetwork = (page: Page): Promise<void> => page.context().setExtraHTTPHeaders(someNetwork())

/** Opens the page a demo person comes to after signing in, with a session that other journeys have too. */
export async function signIn(page: Page, email: string): Promise<void> {
  await fromAnyNetwork(page)
  await page.context().addCookies(await sessionOf(email))
  await page.goto('/dashboard')
}

/**
 * Signs in through the form, for journeys that need a session of their own or end it, and waits for what comes after.
 */
export async function signInByForm(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await fromAnyNetwork(page)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

/** An unused address. */
export const newAddress = (name: string): string =>
  `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@journey.example`

/** Puts the journal's question of the day away whenever it comes: each person is asked once a day. */
export const putQuestionAway = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('button', { name: 'Not today' }), async (later) => {
    // It may go by itself meanwhile; and a press while it comes may be lost on a busy machine.
    // The journey may end meanwhile too, and the page with it.
    while (await later.isVisible().catch(() => false)) await later.click({ timeout: 2_000 }).catch(() => {})
  })

/** Chooses a radio or ticks a box by pressing its label, as a finger does. */
export async function choose(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label').click()
  await expect(choice).toBeChecked()
}
