import sharp from 'sharp'
import { expect, expectAccessible, signIn, test } from '../kit/journey.ts'

test('staff writes a draft, gives it a picture and puts it on the shelf; the provider gets it', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000)
  const title = `Slow cards ${Date.now().toString(36)}`
  await signIn(page, 'admin@demo.evenkeel.example')
  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'Add product' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await page.getByLabel('Price in dollars').fill('12.50')
  await page.getByLabel('Stock').fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/, { timeout: 20_000 })
  await expect(page.getByLabel('Address (slug)')).toHaveValue(/^slow-cards-/)
  await expect(page.getByText('it goes there when the product becomes active')).toBeVisible()

  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()
  await page
    .getByLabel('Add images')
    .setInputFiles({ name: 'cards.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('Cover', { exact: true })).toBeVisible({ timeout: 20_000 })
  const shown = page.locator('.ek-pictures img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80)
  await expectAccessible(page, 'product editor')

  await page.getByLabel('Active: shown in the store').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The payment provider has it.')).toBeVisible({ timeout: 45_000 })
  const id = page.url().split('/').at(-1)!
  const stored = (await (await page.request.get(`/api/products/${id}`)).json()) as Record<string, unknown>
  expect(stored).toMatchObject({ title, isActive: true, priceCents: 1_250, stock: 3, syncState: 'synced' })
  for (const path of ['webhooks', 'rest'])
    expect((await request.post(`/api/stripe/${path}`, { data: {} })).status()).toBe(404)

  await page.goto('/admin/store?tab=kids')
  await page.getByLabel('Search by name').fill(title)
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('$12.50')
  await expectAccessible(page, 'store')
  await row.getByRole('button', { name: `Delete: ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No products match.')).toBeVisible({ timeout: 20_000 })
})
