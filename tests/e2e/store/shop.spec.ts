import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, expectNoSidewaysScroll, signIn, test } from '../kit/journey.ts'
import { inArabic } from '../kit/inArabic.ts'

const shots = process.env.STORE_SHOTS
const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
/** Pictures load when they come near; all of them, so that none is missing. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
  })

test('a visitor walks from the shelves to a product by keyboard, narrows, and comes back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto('/store')
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible()
  const adults = page.getByRole('link', { name: /Adults/ })
  await expect(adults.getByRole('img')).toHaveCount(3)
  expect(await brokenPictures(page)).toEqual([])
  await expectFits(page, 'the collections')
  await shot(page, 'collections-390-dark')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await shot(page, 'collections-1440')

  await adults.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/store/adults')
  await expect(page.getByRole('link', { name: 'Adults' })).toHaveAttribute('aria-current', 'page')
  // Signed out: nothing for grown-ups alone.
  await expect(page.getByText('The first year without')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Harbor lamp' })).toContainText('Sold out')
  expect(await brokenPictures(page)).toEqual([])
  await expectFits(page, 'a collection')
  await shot(page, 'shelf-390-dark')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await shot(page, 'shelf-1440')

  const pill = page.getByRole('button', { name: '$20-50' })
  await pill.focus()
  await page.keyboard.press('Space')
  await expect(pill).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\?price=20-50$/)
  await page.getByRole('searchbox').fill('linen')
  await expect(page).toHaveURL(/search=linen/)
  await expect(page.getByText('1 thing', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('zeppelin')
  await expect(page.getByText('Nothing here matches')).toBeVisible()
  await expectAccessible(page, 'a shelf where nothing matches')
  await page.getByRole('link', { name: 'Show the whole collection' }).press('Enter')
  await expect(page).toHaveURL(/\/store\/adults$/)

  await page.getByRole('link', { name: 'Logbook, linen cover' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Logbook, linen cover' })).toBeFocused()
  await expect(page).toHaveTitle('Logbook, linen cover · Evenkeel')
  await page.getByRole('button', { name: 'Show picture 2 of 2' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Show picture 2 of 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('heading', { name: 'From the same collection' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('4.8 of 5, from 4 reviews')).toBeVisible()
  expect(await brokenPictures(page)).toEqual([])
  await expectFits(page, 'a product')
  await shot(page, 'product-390-dark')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await shot(page, 'product-1440')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible()
  await page.goto('/store/product/00000000-0000-4000-8000-000000000000')
  await page.waitForURL(/\/store$/)
  await expect(page.getByText('Error loading product')).toBeVisible()
  await page.goto('/store/pets')
  await expect(page.getByRole('heading', { name: 'Age group not found' })).toBeVisible()
})

test('members have their places around the store, and what their age allows in it', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/store/elders')
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toContainText('Store')
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveCount(0)
  const gift = page.getByRole('listitem').filter({ hasText: 'Alone at the table' })
  await expect(gift).toContainText('As a gift')
  await expectAccessible(page, 'the store of a member')
  await page.context().clearCookies()
  await signIn(page, 'mila@demo.evenkeel.example')
  await page.goto('/store/elders')
  await expect(page.getByText('Wide-line journal')).toBeVisible()
  await expect(page.getByText('Alone at the table')).toHaveCount(0)
  await expectAccessible(page, 'the store of a child')
  await shot(page, 'shelf-child')
})

test.describe('in other looks', () => {
  test.use({ serviceWorkers: 'block' })

  for (const look of ['contrast:high', 'age:elder', 'age:child,theme:dark'])
    test(`the shelf fits in ${look}`, async ({ page, origin }) => {
      await page.context().addCookies([{ name: 'ek_comfort', value: look, url: origin }])
      await page.addInitScript((value) => localStorage.setItem('ek_comfort', value), look)
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/store/kids')
        await expect(page.getByText('Mood animals')).toBeVisible()
        await expectAccessible(page, `${look} ${width}`)
        await expectNoSidewaysScroll(page, `${look} ${width}`)
      }
      await shot(page, `shelf-${look.replace(/\W/g, '-')}`)
    })

  test('the shelf and a product read from the right in Arabic', async ({ page }) => {
    await inArabic(page, ['/store/kids'])
    await page.goto('/store/kids')
    await expect(page.getByRole('link', { name: 'الأطفال' })).toBeVisible()
    await expectFits(page, 'a collection in Arabic')
    await page.setViewportSize({ width: 1440, height: 900 })
    await shot(page, 'shelf-arabic')
    await page.getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectFits(page, 'a product in Arabic')
  })
})
