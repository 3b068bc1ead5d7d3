import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test, signInByForm } from '../kit/journey.ts'

const DENIED = "Access Denied - You don't have permission to access this page."
const PAGES = [
  '/admin',
  '/admin/usage',
  '/admin/collections/incidents?limit=10',
  '/admin/globals/landing-page',
]
const UNSPOKEN = ['/admin/login', '/admin/unauthorized', '/admin/logout-inactivity?redirect=%2Fadmin%2Fflags']

const nextOf = (page: Page) => new URL(page.url()).searchParams.get('next')
/** Ends the session as another tab does; this page is not told. */
const signOutElsewhere = async (page: Page, origin: string) => {
  const answer = await page.request.post(`${origin}/api/auth/sign-out`, { data: {}, headers: { origin } })
  expect(answer.ok()).toBe(true)
}

test('a signed-out member of staff is asked to sign in, and comes back to the page they asked for', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const path of [...PAGES, ...UNSPOKEN]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth\?next=/)
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  }
  expect(nextOf(page)).toBe('/admin/flags')
  await page.goto('/admin/collections/incidents?limit=10')
  expect(nextOf(page)).toBe('/admin/collections/incidents?limit=10')
  await page.getByLabel('Email').fill('admin@demo.evenkeel.example')
  await page.getByLabel('Password', { exact: true }).fill('Harbor-Morning-26!')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/incidents/)
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible({ timeout: 30_000 })
})

test('a member is told that the access is denied, at every door', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, 'maren@demo.evenkeel.example')
  for (const path of [...PAGES, ...UNSPOKEN]) {
    await page.goto(path)
    // By way of the landing page, which sends members on.
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(DENIED).first()).toBeVisible()
  }
})

test('after signing out in another tab the panel is left, with or without a press', async ({
  page,
  origin,
}) => {
  test.setTimeout(120_000)
  await signInByForm(page, 'admin@demo.evenkeel.example')
  await page.goto('/admin/collections/profiles')
  await expect(page.getByRole('heading', { name: 'Profiles' })).toBeVisible({ timeout: 30_000 })
  await signOutElsewhere(page, origin)
  // Coming back to the tab; the panel may have noticed by itself and be on its way already.
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => undefined)
  await expect(page).toHaveURL(/\/auth\?next=/, { timeout: 20_000 })
  expect(nextOf(page)).toContain('/admin/collections/profiles')

  await signInByForm(page, 'admin@demo.evenkeel.example')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible({ timeout: 30_000 })
  await signOutElsewhere(page, origin)
  const reports = page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name: 'Reports' })
  await expect(async () => {
    // The panel may have noticed by itself and be gone already.
    if (!nextOf(page)) await reports.click({ timeout: 5_000 })
    await expect(page).toHaveURL(/\/auth\?next=/, { timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
  expect(nextOf(page)).toMatch(/^\/admin/)
})

test('support reads the use by age band; a moderator is sent back to the first page', async ({
  page,
  browser,
  origin,
}) => {
  await signIn(page, 'support@demo.evenkeel.example')
  await page.goto('/admin/usage')
  await expect(page).toHaveTitle('Usage by age band - Evenkeel')
  await expect(page.getByText(/We count nothing for kids and teens/)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row', { name: /^Kid/ })).toContainText('not counted')
  await expect(page.getByRole('row', { name: /^Adult/ })).toContainText(/\d/)
  await page.getByText('The same data as a table').click()
  await expect(page.getByRole('table').last().getByRole('row')).toHaveCount(8)
  await expectAccessible(page, 'usage by age band')

  const others = await browser.newContext({ baseURL: origin })
  const moderator = await others.newPage()
  await signIn(moderator, 'moderator@demo.evenkeel.example')
  await moderator.goto('/admin/usage')
  await expect(moderator).toHaveURL(/\/admin\?notice=access-denied/)
  await expect(moderator.getByText(DENIED)).toBeVisible({ timeout: 30_000 })
  await others.close()
})

test('lists and pages of documents speak in words', async ({ page }) => {
  await signIn(page, 'admin@demo.evenkeel.example')
  await page.goto('/admin/collections/incidents')
  await expect(page).toHaveTitle('Reports - Evenkeel')
  await expect(page.getByRole('cell', { name: 'Something is broken' }).first()).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /week chart is cut off/ })).toBeAttached()
  await expect(page.getByRole('main').getByText(/bug_report|in_review/)).toHaveCount(0)
  await page.getByRole('link', { name: /week chart is cut off/ }).click()
  await expect(page).toHaveTitle('Editing - Report - Evenkeel')
  await expect(page.getByText('Something is broken')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('About the product')).toBeVisible()
})

test('the trail of changes says in words what was done', async ({ page, origin }) => {
  await signIn(page, 'admin@demo.evenkeel.example')
  for (const enabled of [true, false]) {
    const answer = await page.request.put(`${origin}/api/staff/flags/ff.store_pdp_v2`, {
      data: { enabled },
      headers: { origin },
    })
    expect(answer.ok()).toBe(true)
  }
  await page.goto('/admin/collections/admin-audit-logs')
  await page.getByRole('link', { name: 'Feature flag switched' }).first().click()
  // The list shows the same words: the page of the one entry has come when its address has.
  await expect(page).toHaveURL(/admin-audit-logs\/[^/?]+/, { timeout: 30_000 })
  await expect(page.getByText('ff.store_pdp_v2').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('term').filter({ hasText: 'Before' })).toBeVisible()
})
