import { expect, expectAccessible, signIn, test } from '../kit/journey.ts'
import { withoutQuietHours } from '../kit/withoutQuietHours.ts'
import { newThing } from '#tests/e2e/kit/newFile.ts'

const CHILD = 'mila@demo.evenkeel.example'
const GUARDIAN = 'tobias@demo.evenkeel.example'

test('a guardian buys a thing for a child, staff marks its parcel as sent, and both read that it is on its way', async ({
  page,
  browser,
  origin,
  mail,
}) => {
  test.setTimeout(240_000)
  const title = `Harbor puzzle ${Date.now().toString(36)}`
  const product = await newThing(title)
  await withoutQuietHours(GUARDIAN)
  await signIn(page, CHILD)
  await page.goto(`/store/product/${product}`)
  await page.getByRole('button', { name: 'Ask for this' }).click()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('Your question is on its way.')).toBeVisible()

  const theirs = await browser.newContext({ baseURL: origin })
  const guardian = await theirs.newPage()
  await signIn(guardian, GUARDIAN)
  await guardian.goto('/requests')
  // The pages of test payments answer this machine alone, and a proxy before it would mean others.
  await theirs.setExtraHTTPHeaders({})
  const opened = guardian.waitForEvent('popup')
  await guardian.getByRole('button', { name: `Yes, buy ${title} for Mila` }).click()
  const pay = await opened
  await expect(pay.getByText('TEST PAYMENTS')).toBeVisible()
  await pay.getByLabel('Full name').fill('Tobias Berg')
  await pay.getByLabel('Address', { exact: true }).fill('1 Harbor Way')
  await pay.getByLabel('City').fill('Portland')
  await pay.getByLabel('Postal code').fill('97201')
  await pay.getByLabel('Test card').fill('4242 4242 4242 4242')
  await pay.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(pay.getByRole('heading', { name: 'Payment Successful' })).toBeVisible({ timeout: 30_000 })
  const number = (await pay.getByText(/^EK-\d+$/).textContent())!

  await page.goto('/library')
  const thing = page.getByRole('listitem').filter({ hasText: title })
  await expect(thing).toContainText('Being packed')

  const desk = await browser.newContext({ baseURL: origin })
  const staff = await desk.newPage()
  await signIn(staff, 'admin@demo.evenkeel.example')
  await staff.goto('/admin/orders')
  await staff.getByLabel('Search by email or session id').fill(GUARDIAN)
  await staff.getByRole('button', { name: 'Search', exact: true }).click()
  const row = staff.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('to send', { timeout: 20_000 })
  await staff.getByRole('button', { name: `Open order ${number}` }).click()
  await expect(staff.getByText('1 Harbor Way')).toBeVisible()
  await staff.getByLabel('Tracking (optional)').fill('UPS 1Z999')
  await expectAccessible(staff, 'an order whose parcel waits')
  await staff.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(staff.getByText('Parcel sent “UPS 1Z999”')).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0)
  await staff.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(row).not.toContainText('to send')
  await desk.close()

  await page.reload()
  await expect(thing).toContainText('On its way since')
  await expect(page.locator('main')).not.toContainText('$')
  expect(await mail(GUARDIAN, new RegExp(`Order ${number} is on its way`))).toContain('UPS 1Z999')
  await guardian.goto('/orders')
  await guardian.getByRole('link', { name: `Order ${number}` }).click()
  await expect(guardian.getByText('Parcel sent')).toBeVisible()
  await expect(guardian.getByText('UPS 1Z999')).toBeVisible()
  await theirs.close()
})
