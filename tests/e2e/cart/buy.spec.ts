import type { Page } from '@playwright/test'
import { confirmAddress } from '../kit/guardian.ts'
import { expect, expectAccessible, expectFits, test } from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

/** Goes to a control by Tab and presses Enter there, as people without a mouse do. */
async function press(page: Page, name: RegExp | string): Promise<void> {
  const control = page.getByRole('button', { name }).first()
  await expect(control).toBeVisible()
  const isThere = () => control.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 80 && !(await isThere()); steps += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Types into a field of the page of payments, over what is there. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Fills in where a parcel goes, if something is sent. */
async function fillAddress(page: Page): Promise<void> {
  if ((await page.getByLabel('Full name').count()) === 0) return
  await type(page, 'Full name', 'Paula Reed')
  await type(page, 'Address', '1 Harbor Way')
  await type(page, 'City', 'Portland')
  await type(page, 'Postal code', '97201')
}

/** Puts the first of the suggestions into the cart and opens the page of payments. */
async function toPayment(page: Page): Promise<void> {
  await page.goto('/cart')
  await press(page, /^Add to cart: /)
  await expect(page.getByRole('status').filter({ hasText: /is in your cart/ })).toBeVisible()
  await press(page, 'Pay')
  await expect(page.getByText('TEST PAYMENTS')).toBeVisible()
  await fillAddress(page)
}

test('an adult buys by keyboard: a declined card, 3-D Secure, 4242, and a tab that was closed', async ({
  page,
  mail,
}) => {
  test.setTimeout(240_000)
  const email = await newAdult(page, 'Paula')
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectFits(page, 'an empty cart')
  await confirmAddress(page, await mail(email, /address/))
  await page.setViewportSize({ width: 1280, height: 900 })
  // The pages of test payments answer this machine alone, and a proxy before it would mean others.
  await page.context().setExtraHTTPHeaders({})

  await toPayment(page)
  await type(page, 'Test card', '4000 0000 0000 0002')
  await press(page, /^Pay$/)
  await expect(page.getByRole('alert')).toContainText('declined')
  await type(page, 'Test card', '4000 0025 0000 3155')
  await press(page, /^Pay$/)
  await press(page, 'Complete authentication')
  await page.waitForURL(/\/checkout\/success\?session_id=cs_test_/)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible({ timeout: 25_000 })
  await expectAccessible(page, 'the page after a payment')
  const number = (await page.getByText(/^EK-\d+$/).textContent())!
  expect(await mail(email, new RegExp(number))).toContain('Thank you for your purchase!')
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()

  // Paid in a tab that is closed as the provider answers; what it shows then may ask the server nothing.
  const tab = await page.context().newPage()
  await toPayment(tab)
  await expectAccessible(tab, 'the page of test payments')
  await type(tab, 'Test card', '4242 4242 4242 4242')
  await tab.route(/\/api\//, (route) => route.abort())
  const answered = tab.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/sandbox\/pay\//.test(answer.url()),
  )
  await press(tab, /^Pay$/)
  expect((await answered).ok() || (await answered).status() === 303).toBe(true)
  await tab.close()
  await expect
    .poll(
      async () => {
        const { messages } = (await (
          await page.request.get(`/mailbox.json?to=${encodeURIComponent(email)}`)
        ).json()) as { messages: { subject: string }[] }
        return messages.filter(({ subject }) => /EK-\d+/.test(subject)).length
      },
      { timeout: 30_000, message: 'the receipt of the second order' },
    )
    .toBe(2)
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.goto('/success')
  await expect(page.getByRole('heading', { name: 'Thank you for your purchase!' })).toBeVisible()
})
