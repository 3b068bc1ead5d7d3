import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, expect, expectAccessible, expectFits, signInByForm } from '../kit/journey.ts'
import { ownProduct } from '../kit/ownProduct.ts'

const DAY_MS = 86_400_000
const { test, start, run } = await ownProduct()

const wide = (page: Page) => page.setViewportSize({ width: 1280, height: 900 })
const openPlan = async (page: Page) => {
  await page.goto('/settings?tab=plan')
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
}
/** The day of the next payment, as the page says it. */
const nextPayment = async (page: Page) => {
  const expected = (await page.getByText(/goes on with a payment on/).textContent())!
  return new Date(/on (\w+ \d+, \d{4})/.exec(expected)![1]!)
}

test('a trial becomes a plan that renews, at the price of its first day, until staff gives money back', async ({
  page,
  browser,
  origin,
  mail,
}) => {
  test.setTimeout(900_000)
  await start()
  const email = 'priya@demo.evenkeel.example'
  await signInByForm(page, email, DEMO_PASSWORD)
  // The pages of test payments answer this machine alone, and a proxy before it would mean others.
  await page.context().setExtraHTTPHeaders({})
  await wide(page)
  await openPlan(page)
  await expect(page.getByText('$5.99 a month')).toBeVisible()
  await expect(page.getByText('$9.99 a month')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Start 7 days free: Individual' }).click()
  const pay = await opened
  await expect(pay.getByText('Due today: $0.00')).toBeVisible()
  await pay.getByRole('button', { name: 'Start trial' }).click()
  await pay.waitForURL(/\/dashboard/)
  await pay.close()
  await expect(page.getByText('Free Trial')).toBeVisible({ timeout: 30_000 })
  const managed = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Manage' }).click()
  const portal = await managed
  await portal.getByRole('button', { name: 'Save card' }).click()
  await expect(portal.getByText('card ending in 4242')).toBeVisible()
  await portal.close()
  await expect(page.getByText(/Then it costs \$5\.99 a month/)).toBeVisible({ timeout: 30_000 })

  // Staff asks for more from now on; who began before keeps the price.
  const theirs = await browser.newContext({ baseURL: origin })
  const staff = await theirs.newPage()
  await signInByForm(staff, 'admin@demo.evenkeel.example', DEMO_PASSWORD)
  await wide(staff)
  await staff.goto('/admin/collections/plans')
  await staff.getByRole('link', { name: 'Individual' }).first().click({ timeout: 60_000 })
  await expect(staff.getByText('Those who have the plan already go on paying', { exact: false })).toBeVisible(
    {
      timeout: 60_000,
    },
  )
  await expectAccessible(staff, 'a plan in the panel')
  await staff.getByLabel('Price in cents').fill('799')
  await staff.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(staff.getByText('Updated successfully.')).toBeVisible({ timeout: 20_000 })
  // A worker tells the provider.
  await expect
    .poll(() => run(`select sync_state::text from plans where key = 'individual' and price_cents = 799`), {
      timeout: 120_000,
    })
    .toEqual([{ sync_state: 'synced' }])
  const visitor = await browser.newContext({ baseURL: origin })
  const landing = await visitor.newPage()
  await expect(async () => {
    await landing.goto('/')
    await expect(landing.getByText('$7.99')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await expect(landing.getByText('$5.99')).toHaveCount(0)
  await visitor.close()
  await theirs.close()

  // The mail before the end, 48 hours ahead.
  await start(5.5)
  await run(`select graphile_worker.add_job('billing.mailTrialEnds')`)
  const warned = await mail(email, /Your free trial ends soon/)
  expect(warned).toContain('Your 7-day free trial ends on')
  expect(warned).toContain('Then your plan costs $5.99 a month')

  await start(8)
  await openPlan(page)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Subscribed')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  const first = await nextPayment(page)
  await expectFits(page, 'a plan that goes on')
  await wide(page)

  await start(45)
  await openPlan(page)
  await expect
    .poll(
      async () => {
        await page.reload()
        return (await nextPayment(page)).getTime()
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(first.getTime() + 27 * DAY_MS)
  await expect(page.getByText('Subscribed')).toBeVisible()
  const charges = await run<{ cents: number }>(
    `select (data->>'amount')::int as cents from sandbox_objects where kind = 'charge' and customer = (
       select customer_id from billing_customers c join users u on u.id = c.user_id where u.email = '${email}')`,
  )
  expect(charges).toEqual([{ cents: 599 }, { cents: 599 }])

  // The second month has no first week: what is left of it comes back, and the plan ends.
  const desk = await browser.newContext({ baseURL: origin })
  const clerk = await desk.newPage()
  await signInByForm(clerk, 'admin@demo.evenkeel.example', DEMO_PASSWORD)
  await wide(clerk)
  await clerk.goto('/admin/stripe')
  await clerk.getByLabel('Part of the email address').fill('priya@')
  await clerk.getByRole('button', { name: 'Search', exact: true }).click()
  await clerk.getByRole('button', { name: `Look at the charge of ${email}` }).click({ timeout: 30_000 })
  await expect(clerk.getByText(/\$\d\.\d\d: what is left of the period/)).toBeVisible({ timeout: 20_000 })
  await expectAccessible(clerk, 'the charge of a plan')
  await clerk.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(clerk.getByText(/, Given back$/)).toBeVisible({ timeout: 20_000 })
  await clerk.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(clerk.getByRole('row', { name: new RegExp(email) })).toContainText('Ended')
  await desk.close()

  // Told at once, and by mail; a new plan costs what it costs now.
  await expect(page.getByText('$7.99 a month')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Subscribe: Individual' })).toBeVisible()
  expect(await mail(email, /Your refund/)).toContain('Your plan has ended with it.')
})
