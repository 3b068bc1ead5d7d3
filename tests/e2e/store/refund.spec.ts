import type { Page } from '@playwright/test'
import { confirmAddress } from '../kit/guardian.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'
import { newFile } from '#tests/e2e/kit/newFile.ts'

const shots = process.env.STORE_SHOTS
const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
const onDesk = async (page: Page) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
}

test('a member asks for money back, staff pays it at the desk of orders, and the file is gone', async ({
  page,
  browser,
  origin,
  mail,
}) => {
  test.setTimeout(240_000)
  const title = `Tide tables ${Date.now().toString(36)}`
  const product = await newFile(title)
  const email = await newAdult(page, 'Rita')
  await confirmAddress(page, await mail(email, /address/))
  await onDesk(page)

  await page.goto(`/store/product/${product}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(`“${title}” is in your cart.`)).toBeVisible()
  await page.goto('/store')
  // The pages of test payments answer this machine alone, and a proxy before it would mean others.
  await page.context().setExtraHTTPHeaders({})
  await page.getByRole('link', { name: 'Cart, 1 thing' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByLabel('Test card').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible({ timeout: 30_000 })
  const number = (await page.getByText(/^EK-\d+$/).textContent())!

  await page.getByRole('link', { name: 'Your library' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectFits(page, 'the library')
  await onDesk(page)
  await page.goto('/store')
  await page.getByRole('link', { name: 'Orders' }).click()
  const order = page.getByRole('listitem').filter({ hasText: title })
  await expect(order).toContainText('Paid')
  await expectFits(page, 'the orders')
  await onDesk(page)
  await page.getByRole('link', { name: `Order ${number}` }).click()
  await expect(page.getByText('By our policy you get $7.00 back.')).toBeVisible()
  await expectFits(page, 'an order')
  await onDesk(page)

  // On paper the order is its receipt, and nothing else.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`Receipt for order ${number}`)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('main').getByText('$7.00').last()).toBeVisible()
  for (const hidden of ['What happened', 'Refund'])
    await expect(page.getByRole('heading', { name: hidden, includeHidden: true })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await shot(page, 'receipt')
  await onDesk(page)

  await page.getByLabel('What went wrong?').fill('The tables are of another coast.')
  await page.getByRole('button', { name: 'Ask for a refund' }).click()
  await expect(
    page.getByText('You asked for $7.00 back. We look at it within 2 business days.'),
  ).toBeVisible()

  const theirs = await browser.newContext({ baseURL: origin })
  const staff = await theirs.newPage()
  await signIn(staff, 'admin@demo.evenkeel.example')
  await staff.goto('/admin/orders')
  await staff.getByLabel('Search by email or session id').fill(email.toUpperCase())
  await staff.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(staff.getByText('Orders found: 1')).toBeVisible({ timeout: 20_000 })
  await expect(staff.getByRole('row', { name: new RegExp(title) })).toContainText('refund asked')
  await expectAccessible(staff, 'the desk of orders')
  await staff.getByRole('button', { name: `Open order ${number}` }).click()
  await expect(staff.getByText(/The tables are of another coast\./)).toBeVisible()
  await expectAccessible(staff, 'an order at the desk')
  await shot(staff, 'desk-order')
  await staff.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(staff.getByText('This order can’t be refunded now.')).toBeVisible({ timeout: 20_000 })
  await staff.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(staff.getByRole('row', { name: new RegExp(title) })).toContainText('refunded')
  await theirs.close()

  await page.reload()
  await expect(page.getByText('We gave $7.00 back.')).toBeVisible()
  await expect(page.getByText('Refund paid: $7.00')).toBeVisible()
  await expectFits(page, 'a refunded order')
  await onDesk(page)
  await page.goto('/library')
  await expect(page.getByText('Refunded. Its files are no longer yours.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0)
})
