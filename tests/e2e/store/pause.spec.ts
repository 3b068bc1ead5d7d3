import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, expect, expectFits, signInByForm } from '../kit/journey.ts'
import { ownProduct } from '../kit/ownProduct.ts'

/** Within which a switch of staff is felt everywhere. */
const FELT_MS = 5_000
const DRAWN_MS = 10_000
const { test, start, run } = await ownProduct()

const wide = (page: Page) => page.setViewportSize({ width: 1280, height: 900 })
/** What an open page says by itself, within the time a switch may take and what a busy machine takes to draw it. */
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text)).toBeVisible({ timeout: FELT_MS + DRAWN_MS })

test('staff pauses the store: open pages lose their buttons, nothing can be paid, and all of it comes back', async ({
  page: shop,
  context,
  browser,
  origin,
}) => {
  test.setTimeout(300_000)
  await start()
  const [product] = await run<{ id: string }>(`select id from products where slug = 'kitchen-table-cards'`)
  const add = shop.getByRole('button', { name: 'Add to cart' })
  await signInByForm(shop, 'priya@demo.evenkeel.example', DEMO_PASSWORD)
  await wide(shop)
  await shop.goto(`/store/product/${product!.id}`)
  await add.click()
  await expect(shop.getByText('“Kitchen table cards” is in your cart.')).toBeVisible()
  const cart = await context.newPage()
  const plan = await context.newPage()
  for (const page of [cart, plan]) await wide(page)
  await cart.goto('/cart')
  await plan.goto('/settings?tab=plan')
  const pay = cart.getByRole('button', { name: 'Pay', exact: true })
  const begin = plan.getByRole('button', { name: 'Start 7 days free: Individual' })
  await expect(pay).toBeVisible()
  await expect(begin).toBeVisible()

  const theirs = await browser.newContext({ baseURL: origin })
  const staff = await theirs.newPage()
  await signInByForm(staff, 'admin@demo.evenkeel.example', DEMO_PASSWORD)
  await wide(staff)
  await staff.goto('/admin/flags')
  const pause = staff.getByRole('switch', { name: 'ff.store_pause' })
  await expect(pause).toHaveAttribute('aria-checked', 'false', { timeout: 60_000 })
  await pause.click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Turn it on' }).click()

  // All at once: each within the time a switch may take.
  await Promise.all([
    says(shop, 'Buying is paused right now. You can still look around.'),
    says(cart, 'The store is resting. You can look around, and buy later.'),
    says(plan, 'Plans can’t be started right now. Please come back later.'),
  ])
  await expect(pause).toHaveAttribute('aria-checked', 'true')
  for (const button of [add, pay, begin]) await expect(button).toHaveCount(0)
  await expectFits(shop, 'a product while the store rests')
  await wide(shop)

  // Who sends it all the same is rejected.
  const send = (path: string, data: object) =>
    context.request.post(`${origin}/api/functions/${path}`, { data, headers: { origin } })
  const answers = [
    await send('create-product-checkout', { cartItems: [{ productId: product!.id, quantity: 1 }] }),
    await send('create-checkout', { priceId: 'price_individual' }),
  ]
  expect(answers.map((answer) => answer.status())).toEqual([503, 503])
  expect(await run(`select 1 from orders where status = 'pending' and key not like 'seed:%'`)).toEqual([])

  await pause.click()
  await expect(pause).toHaveAttribute('aria-checked', 'false')
  for (const button of [add, pay, begin]) await expect(button).toBeVisible({ timeout: FELT_MS + DRAWN_MS })
  await theirs.close()

  // The pages of test payments answer this machine alone, and a proxy before it would mean others.
  await context.setExtraHTTPHeaders({})
  await pay.click()
  await expect(cart.getByText('TEST PAYMENTS')).toBeVisible({ timeout: 20_000 })
})
