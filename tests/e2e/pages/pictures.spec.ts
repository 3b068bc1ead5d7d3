import type { Page } from '@playwright/test'
import { answerConsent, checkBoxes } from '../kit/consent.ts'
import { inArabic } from '../kit/inArabic.ts'
import {
  choose,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fromAnyNetwork,
  newAddress,
  NEW_PASSWORD,
  putQuestionAway,
  signIn,
  test,
} from '../kit/journey.ts'

/** Where the pictures of docs/screenshots go; without it the pages are looked at alone. */
const folder = process.env.PICTURES
const DESK = { width: 1440, height: 1000 }
const PHONE = { width: 390, height: 844 }

type Shot = { fullPage?: boolean; dark?: boolean }

/** Parts that load when they come near are all there, and none is on its way. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
    await document.fonts.ready
  })
}

/** How long a part that comes into view may take to be drawn; nothing on the page says that all are. */
const SETTLED_MS = 2_000

/**
 * A picture of the page as it is, with nothing on its way and no field in the hand; whole, or as much as the window
 * shows.
 */
async function shoot(page: Page, name: string, { fullPage = true, dark = false }: Shot = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  await expectNoSidewaysScroll(page, name)
  if (!folder) return
  await loadAll(page)
  const size = page.viewportSize()!
  await page.waitForTimeout(SETTLED_MS)
  // As high as the page, so that the bar of a phone is at its end and not across its middle.
  if (fullPage) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: size.width, height })
    await page.waitForTimeout(SETTLED_MS)
  }
  await page.mouse.move(0, 0)
  // The coach comes a moment later and would cover something; one message may follow another.
  const away = page.getByRole('button', { name: 'Close this message' })
  while (await away.isVisible()) {
    await away.click()
    await page.waitForTimeout(500)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: `${folder}/${name}.png` })
  if (fullPage) await page.setViewportSize(size)
}

/** Today on a desk and on a phone. */
async function today(page: Page, name: string, greeting: RegExp): Promise<void> {
  await putQuestionAway(page)
  await page.setViewportSize(DESK)
  await signIn(page, `${name}@demo.evenkeel.example`)
  await expect(page.getByText(greeting).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Happy' })).toBeVisible()
  await expectAccessible(page, `Today of ${name}`)
}

for (const [age, name] of [
  ['teen', 'jonas'],
  ['elder', 'walter'],
  ['child', 'mila'],
] as const)
  test(`Today of a ${age}, on a desk and on a phone`, async ({ page }) => {
    await today(page, name, new RegExp(name === 'mila' ? 'How do you feel' : `, ${name}`, 'i'))
    await expect(page.locator('html')).toHaveAttribute('data-age', age)
    await shoot(page, age === 'child' ? 'dashboard-child-desk' : `dashboard-${age}`)
    await page.setViewportSize(PHONE)
    await shoot(page, age === 'child' ? 'dashboard-child' : `dashboard-${age}-phone`)
  })

test('Today and History of an adult, light, dark and on a phone', async ({ page }) => {
  await today(page, 'maren', /, Maren/)
  await shoot(page, 'dashboard-light')
  await shoot(page, 'dashboard-dark', { fullPage: false, dark: true })
  await page.setViewportSize(PHONE)
  await shoot(page, 'dashboard-phone', { fullPage: false })
  await page.setViewportSize(DESK)
  await page.goto('/dashboard?tab=history')
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await shoot(page, 'history-light')
  await shoot(page, 'history-dark', { dark: true })
})

test('an entry of the journal is read, on a desk and on a phone', async ({ page }) => {
  await putQuestionAway(page)
  await page.setViewportSize(DESK)
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/journal')
  await page.getByRole('link', { name: /The long way home/ }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: 'The long way home' })).toBeVisible()
  await expectAccessible(page, 'an entry that is read')
  await shoot(page, 'journal-light')
  await page.setViewportSize(PHONE)
  await shoot(page, 'journal-phone')
})

test('each step of an adult on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await fromAnyNetwork(page)
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Username').waitFor()
  await page.getByLabel('Email').fill(newAddress('maren'))
  await page.getByLabel('Username').fill(`harbor-${Date.now().toString(36)}`)
  await choose(page.getByRole('radio', { name: 'Adult' }))
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await expect(page.getByText(/(Strong|Very strong), [34] of 4/)).toBeVisible()
  await shoot(page, 'onboarding-adult-1-sign-up')
  await page.locator('form').getByRole('button', { name: 'Sign Up', exact: true }).click()
  const first = page.getByRole('button', { name: 'Start My First Vibe Check' })
  await first.waitFor()
  await expect(page.getByText('Account created!')).toBeHidden({ timeout: 20_000 })
  await shoot(page, 'onboarding-adult-2-overview')
  await first.click()
  await page.getByLabel('First name').fill('Maren')
  await page.getByLabel('Age', { exact: true }).fill('34')
  await page.getByLabel('Zip code').fill('48201')
  await choose(page.getByRole('radio', { name: 'Female', exact: true }))
  await shoot(page, 'onboarding-adult-3-about-you')
  await page.getByRole('button', { name: 'Continue' }).click()
  await choose(page.getByRole('radio', { name: 'Sleep / Rest' }))
  await shoot(page, 'onboarding-adult-4-focus')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: "You're all set" })).toBeVisible()
  await checkBoxes(page)
  await shoot(page, 'onboarding-adult-5-ready')
  await page.goto('/dashboard')
})

test('each step of a child on a phone, and the page the grown-up is sent', async ({
  page,
  mail,
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  const guardian = newAddress('tobias')
  await page.setViewportSize(PHONE)
  await fromAnyNetwork(page)
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Username').waitFor()
  await page.getByLabel('Email').fill(newAddress('ida'))
  await choose(page.getByRole('radio', { name: 'Child' }))
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await expect(page.getByText(/(Strong|Very strong), [34] of 4/)).toBeVisible()
  await shoot(page, 'onboarding-child-1-sign-up')
  await page.locator('form').getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByLabel('First name').fill('Ida')
  await expect(page.getByText('Account created!')).toBeHidden({ timeout: 20_000 })
  await shoot(page, 'onboarding-child-2-name')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Age', { exact: true }).fill('9')
  await shoot(page, 'onboarding-child-3-age')
  await page.getByRole('button', { name: 'Next' }).click()
  await choose(page.getByRole('radio', { name: 'Worries' }))
  await shoot(page, 'onboarding-child-4-hard')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { level: 1, name: 'Is Evenkeel a doctor?' }).waitFor()
  await shoot(page, 'onboarding-child-5-question')
  await answerConsent(page)
  await expect(page.getByRole('heading', { name: "You're all set" })).toBeVisible()
  await checkBoxes(page)
  await shoot(page, 'onboarding-child-6-ready')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.waitForURL(/\/parent-verification/)
  await page.getByLabel(/(guardian|dad)'s email/).fill(guardian)
  await expect(page.getByText('Profile created!')).toBeHidden({ timeout: 20_000 })
  await shoot(page, 'onboarding-child-7-grown-up')
  await page.getByRole('button', { name: 'Send code' }).click()
  const path = /\/guardian\/[\w-]+/.exec(await mail(guardian, /needs your permission/))![0]

  const theirs = await browser.newContext({ baseURL: origin, viewport: DESK })
  const parent = await theirs.newPage()
  await parent.goto(path)
  await expect(parent.getByRole('button', { name: 'Yes, I agree' })).toBeVisible()
  await expectAccessible(parent, 'the page of a guardian')
  await shoot(parent, 'guardian-light')
  await parent.setViewportSize(PHONE)
  await shoot(parent, 'guardian-phone')
  await theirs.close()
})

/** A page of staff as it comes, in a window; the panel chooses its colours and folds its menu when a page is opened. */
async function openDesk(page: Page, path: string, window = DESK, dark = false): Promise<void> {
  await page.setViewportSize(window)
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  await page.goto(path)
  await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 })
}

for (const [name, path] of [
  ['reviews-desk', '/admin/reviews'],
  ['trivia-desk', '/admin/trivia'],
  ['store-orders-desk', '/admin/orders'],
] as const)
  test(`the ${name}, light, dark and on a phone`, async ({ page }) => {
    test.setTimeout(120_000)
    await signIn(page, 'admin@demo.evenkeel.example')
    await openDesk(page, path)
    await expectAccessible(page, name)
    await shoot(page, `${name}-light`, { fullPage: false })
    await openDesk(page, path, DESK, true)
    await shoot(page, `${name}-dark`, { fullPage: false, dark: true })
    await openDesk(page, path, PHONE)
    await shoot(page, `${name}-phone`, { fullPage: false })
  })

test('what is written in Arabic at the desks', async ({ page, browser, origin }) => {
  test.setTimeout(120_000)
  const theirs = await browser.newContext({ baseURL: origin })
  const buyer = await theirs.newPage()
  await signIn(buyer, 'omar@demo.evenkeel.example')
  await buyer.goto('/orders')
  await buyer
    .getByRole('link', { name: /^Order / })
    .first()
    .click()
  const why = buyer.getByLabel('What went wrong?')
  const asked = buyer.getByText(/^You asked for/)
  await expect(why.or(asked)).toBeVisible()
  // Asked already where this ran before.
  if (await why.isVisible()) {
    await why.fill('لا يعمل الصوت على هاتفي.')
    await buyer.getByRole('button', { name: 'Ask for a refund' }).click()
  }
  await expect(asked).toBeVisible()
  await theirs.close()
  await signIn(page, 'admin@demo.evenkeel.example')
  await openDesk(page, '/admin/trivia')
  await page.getByLabel('Language').selectOption({ label: 'العربية' })
  await expect(page.getByRole('listitem').getByText(/[؀-ۿ]/).first()).toBeVisible()
  await shoot(page, 'trivia-desk-arabic', { fullPage: false })
  await openDesk(page, '/admin/orders')
  await page.getByLabel('Search by email or session id').fill('omar@demo.evenkeel.example')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const found = page.getByRole('row', { name: /refund asked/ })
  await expect(found).toHaveCount(1)
  await found.getByRole('button', { name: /^Open/ }).click()
  await expect(page.getByText(/هاتفي/)).toBeVisible()
  await shoot(page, 'store-orders-desk-arabic', { fullPage: false })
})

test.describe('in Arabic', () => {
  // A worker would answer pages past the route below.
  test.use({ serviceWorkers: 'block' })

  test('Today and a question of trivia', async ({ page }) => {
    await putQuestionAway(page)
    await page.setViewportSize(DESK)
    await signIn(page, 'layla@demo.evenkeel.example')
    await inArabic(page, ['/dashboard', '/trivia', '/trivia/sessions'])
    await page.goto('/dashboard')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await shoot(page, 'dashboard-arabic', { fullPage: false })
    await page.goto('/trivia/sessions')
    await page.locator('#main').getByRole('button').first().click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    await shoot(page, 'trivia-question-arabic', { fullPage: false })
  })
})
