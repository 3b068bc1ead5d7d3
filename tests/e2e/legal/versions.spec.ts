import { nextVersion } from '../../../domain/legal/documents.ts'
import { expect, expectAccessible, expectFits, signIn, test } from '../kit/journey.ts'

test('legal pages read in any age, language and look, without script', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await context.newPage()
  await page.goto('/legal')
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveText([
    'Terms of Use',
    'Privacy Policy',
    'Community Guidelines',
    'Inclusion & Respect',
    'Crisis Resources',
    'Refund Policy',
  ])
  await expect(page.getByText('version 1.0.0').first()).toBeVisible()
  await expect(page.getByText('updated January 11, 2025').first()).toBeVisible()
  await page.getByRole('link', { name: 'Refund Policy' }).click()
  await page.getByRole('link', { name: 'Ages 8-12' }).click()
  await expect(
    page.getByText('You can not buy things here. You can ask a grown-up. They pay, not you.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(`${origin}/legal`)
  await page.goto('/guidelines')
  await expect(page).toHaveURL(`${origin}/community-guidelines`)
  await page.goto('/safety')
  await expect(page.getByRole('heading', { name: 'Safety protocol' })).toBeVisible()
  await page.goto('/legal/crisis')
  await expect(page.getByRole('heading', { level: 1, name: 'Crisis Resources' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find Local Crisis Resources' })).toHaveAttribute(
    'href',
    '/help/nearby',
  )
  await context.close()
})

test('legal pages fit and are accessible', async ({ page }) => {
  for (const path of ['/legal', '/privacy', '/community-guidelines?reading=child', '/legal/safety'])
    await test.step(path, async () => {
      await page.goto(path)
      await expectFits(page, path)
    })
})

test('staff reads the ledger and takes its file', async ({ page }) => {
  await signIn(page, 'owner@demo.evenkeel.example')
  await page.goto('/admin/legal?tab=ledger')
  await expect(page.getByRole('columnheader', { name: 'User agent' })).toBeVisible()
  await expectAccessible(page, 'consent ledger')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^consent-ledger-\d{4}-\d\d-\d\d\.csv$/)
})

test('staff bumps a version, and its page changes', async ({ page }) => {
  await signIn(page, 'owner@demo.evenkeel.example')
  await page.goto('/admin/legal')
  const card = page.getByRole('region', { name: 'Privacy Policy' })
  await expect(card.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/privacy')
  await expectAccessible(page, 'legal versions')
  // Another run against the same product may have bumped it before.
  const before = (await card.getByText(/^Version /).innerText()).split(/[ ,]/)[1]!
  const next = nextVersion(before)
  await card.getByRole('button', { name: 'Bump Version' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Everyone will be asked to agree again.')).toBeVisible()
  for (const field of await dialog.getByRole('textbox').all())
    await field.fill(`Shorter sentences in ${next}.`)
  await expectAccessible(page, 'asking for a version')
  await dialog.getByRole('button', { name: 'Bump Version' }).click()
  await expect(card.getByText(`Version ${next},`)).toBeVisible({ timeout: 15_000 })

  await expect(async () => {
    await page.goto('/privacy')
    await expect(page.getByText(`version ${next}`).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await expect(page.getByText(`What changed: Shorter sentences in ${next}.`)).toBeVisible()
  await page.getByRole('link', { name: `version ${before}` }).click()
  await expect(page.getByText('This is an earlier version.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/legal/privacy/${before.replaceAll('.', '\\.')}$`))
})
