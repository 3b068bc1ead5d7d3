import { expect, expectAccessible, expectFits, signIn, test } from '../kit/journey.ts'
import { withoutQuietHours } from '../kit/withoutQuietHours.ts'
import { newFile } from '#tests/e2e/kit/newFile.ts'

const CHILD = 'mila@demo.evenkeel.example'
const GUARDIAN = 'tobias@demo.evenkeel.example'

test('a child asks, the guardian says yes and pays, and the child has it', async ({
  page,
  browser,
  origin,
  mail,
}) => {
  test.setTimeout(180_000)
  const title = `Lighthouse stories ${Date.now().toString(36)}`
  const product = await newFile(title)
  await withoutQuietHours(GUARDIAN)

  await signIn(page, CHILD)
  await page.goto(`/store/product/${product}`)
  await page.getByRole('button', { name: 'Ask for this' }).click()
  await page.getByLabel(/Why would you like it/).fill('To hear it at night.')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('Your question is on its way.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for this' })).toHaveCount(0)

  // The mail says what it is about, and not why.
  const text = await mail(GUARDIAN, /Mila has a question/)
  expect(text).toContain(title)
  expect(text).not.toContain('at night')

  const theirs = await browser.newContext({ baseURL: origin })
  const guardian = await theirs.newPage()
  await signIn(guardian, GUARDIAN)
  await guardian.goto('/requests')
  await expect(guardian.getByText('Mila wrote: To hear it at night.')).toBeVisible()
  await expectAccessible(guardian, 'requests of a guardian')
  await expectFits(guardian, 'requests of a guardian')
  await guardian.setViewportSize({ width: 1280, height: 900 })

  await page.goto('/requests')
  await expect(page.getByRole('heading', { name: 'What you asked for' })).toBeVisible()
  await expectAccessible(page, 'requests of a child')

  // The pages of test payments answer this machine alone, and a proxy before it would mean others.
  await theirs.setExtraHTTPHeaders({})
  const opened = guardian.waitForEvent('popup')
  await guardian.getByRole('button', { name: `Yes, buy ${title} for Mila` }).click()
  const pay = await opened
  await expect(pay.getByText('TEST PAYMENTS')).toBeVisible()
  // The yes arrives while the child looks, before anything is paid.
  await expect(page.getByText('The answer is yes. It’s yours once it’s paid.').first()).toBeVisible()
  await pay.getByLabel('Test card').fill('4242 4242 4242 4242')
  await pay.getByRole('button', { name: 'Pay', exact: true }).click()
  await pay.waitForURL(/\/checkout\/success/)

  const own = page.getByRole('listitem').filter({ hasText: title })
  await expect(own.getByText('It’s yours.')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('main')).not.toContainText('$')
  await theirs.close()
})
