import { expect, expectAccessible, signIn, test } from '../kit/journey.ts'

test('people who do not belong to the staff are sent away from the panel', async ({ page }) => {
  await page.goto('/admin')
  await page.waitForURL(/\/auth/)
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/admin')
  await expect(page).not.toHaveURL(/\/admin/)
  await expect(
    page.getByText("Access Denied - You don't have permission to access this page.").first(),
  ).toBeVisible()
})

test('an admin sees real counts, switches a flag, and an editor’s change reaches members at once', async ({
  page,
  browser,
  origin,
}) => {
  await signIn(page, 'admin@demo.evenkeel.example')
  await page.goto('/admin')
  await expect(page.getByText(/Members|People/).first()).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'staff dashboard')

  await page.goto('/admin/flags')
  const flag = page.getByRole('switch', { name: /ff\.store_pdp_v2/ })
  await expect(flag).toBeVisible({ timeout: 30_000 })
  const before = await flag.getAttribute('aria-checked')
  await flag.click()
  await expect(flag).not.toHaveAttribute('aria-checked', before ?? '')
  await page.reload()
  await expect(page.getByRole('switch', { name: /ff\.store_pdp_v2/ })).not.toHaveAttribute(
    'aria-checked',
    before ?? '',
  )
  await expectAccessible(page, 'flags')

  const title = `Slow breath ${Date.now().toString(36)}`
  await page.goto('/admin/collections/motivational-content/create')
  await page.locator('#field-title').fill(title)
  await page.locator('.rich-text-lexical [data-lexical-editor="true"]').click()
  await page.keyboard.type('Breathe in for four, out for six.')
  await page.locator('#field-contentType').click()
  await page.getByText('exercise', { exact: false }).last().click()
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/motivational-content\/[0-9a-f-]{36}/, { timeout: 20_000 })

  const members = await browser.newContext({ baseURL: origin })
  const member = await members.newPage()
  await signIn(member, 'maren@demo.evenkeel.example')
  await member.goto('/dashboard?tab=content')
  await expect(member.getByText(title)).toBeVisible()
  await members.close()
})

// What is no text of ours: names of fields as the code has them, and keys of messages.
const RAW =
  /\b(?:madeFrom|storedFile|mimeType|filesize|updatedAt)\b|\b[a-z]\w*[.:][a-z]+[_A-Z]\w*|\bpanel\.\w+/

test('the list and the form of recordings speak in words', async ({ page }) => {
  await signIn(page, 'admin@demo.evenkeel.example')
  await page.goto('/admin/collections/audio')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible({ timeout: 30_000 })
  expect(await page.getByRole('main').innerText()).not.toMatch(RAW)
  await page.goto('/admin/collections/audio/create')
  for (const label of ['Title', 'Transcript'])
    await expect(page.getByRole('textbox', { name: label })).toBeVisible({ timeout: 30_000 })
  // Without words of ours Payload would write the field's name in its own way: Made From.
  await expect(page.getByText(/^Made from$/).first()).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(RAW)
  await expectAccessible(page, 'the form of a recording')
})

test('a support member sees no flags', async ({ page, request, origin }) => {
  await signIn(page, 'support@demo.evenkeel.example')
  const answer = await page.request.put(`${origin}/api/staff/flags/ff.trivia`, {
    data: { enabled: false },
    headers: { origin },
  })
  expect(answer.status()).toBe(403)
  expect((await request.get(`${origin}/api/staff/flags`)).status()).toBe(401)
})
