import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../kit/journey.ts'
import { bringPlannedMoment } from '../kit/plannedMoment.ts'

const LIST = '/admin/collections/motivational-content'

async function writeDraft(page: Page, title: string): Promise<void> {
  await page.goto(`${LIST}/create`)
  await page.locator('#field-title').fill(title)
  await editorOf(page).click()
  await page.keyboard.type('Breathe in for four, out for six.')
  await saveExercise(page)
}

/** The editor of the text; the panel loads it after the other fields. */
const editorOf = (page: Page) => page.locator('.rich-text-lexical [data-lexical-editor="true"]')

async function saveExercise(page: Page): Promise<void> {
  await page.locator('#field-contentType').click()
  await page.getByText('exercise', { exact: false }).last().click()
  await page.locator('#action-save-draft').click()
  await expect(page).toHaveURL(/motivational-content\/[0-9a-f-]{36}/, { timeout: 20_000 })
}
const saved = (page: Page) => expect(page.getByText(/successfully/).first()).toBeVisible({ timeout: 20_000 })

/** Opens the drawer with the clock and plans something. */
async function plan(page: Page, type: 'Publish' | 'Unpublish', at: Date): Promise<void> {
  await page.locator('#action-save-popup button').click()
  await page.getByText('Schedule Publish').first().click()
  const drawer = page.locator('.schedule-publish').last()
  await drawer.getByText(type, { exact: true }).click()
  const expected = at.toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/Detroit',
  })
  // The panel wants `Mar 4, 2026 1:05 PM`.
  await drawer.locator('#time input').fill(expected.replace(/, (?=\d+:)/, ' ').replace(/\u202f/g, ' '))
  await drawer.locator('#time input').press('Enter')
  await drawer.locator('#scheduled-publish-save').click()
  await expect(drawer.getByRole('table')).toContainText(type, { timeout: 20_000 })
}

test('a draft is for editors only, published it is for all members, and an older version comes back', async ({
  page,
  browser,
  origin,
}) => {
  test.setTimeout(150_000)
  const members = await browser.newContext({ baseURL: origin })
  const member = await members.newPage()
  await signIn(member, 'maren@demo.evenkeel.example')
  const seen = async (title: string) => {
    await member.goto('/dashboard?tab=content')
    await expect(member.getByRole('heading', { name: 'Read and listen' })).toBeVisible()
    await expect(member.locator('article').first()).toBeVisible()
    return (await member.getByText(title, { exact: true }).count()) > 0
  }
  const first = `Slow breath ${Date.now().toString(36)}`
  const second = `${first}, again`
  await signIn(page, 'moderator@demo.evenkeel.example')
  await writeDraft(page, first)
  const place = page.url()
  expect(await seen(first)).toBe(false)

  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('#preview-button').click(),
  ])
  await expect(preview.getByText('Draft: members don’t see this.')).toBeVisible()
  await expect(preview.getByRole('heading', { name: first })).toBeVisible()
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(preview, 'preview')
  const address = preview.url()
  await preview.close()
  await member.goto(address)
  await expect(member.getByText('Your account can’t open this.')).toBeVisible()
  await expect(member.getByText(first)).toHaveCount(0)

  await page.locator('#action-save').click()
  await saved(page)
  await expect.poll(() => seen(first)).toBe(true)

  await page.goto(place)
  await page.locator('#field-title').fill(second)
  await page.locator('#action-save-draft').click()
  await saved(page)
  expect(await seen(second)).toBe(false)
  expect(await seen(first)).toBe(true)
  await page.locator('#action-save').click()
  await expect.poll(() => seen(second)).toBe(true)

  await page.goto(`${place}/versions`)
  // Newest first: published again, the draft of it, published, the first draft.
  await page.locator('table tbody tr').nth(2).getByRole('link').first().click()
  await page
    .getByRole('button', { name: /Restore/ })
    .first()
    .click()
  await page
    .locator('#restore-version, #confirm-action')
    .getByRole('button', { name: /Confirm/ })
    .click()
  await expect.poll(() => seen(first)).toBe(true)
  expect(await seen(second)).toBe(false)
  await members.close()
})

test('an editor writes a heading, a list and a link, previews and publishes, and a member reads them', async ({
  page,
  browser,
  origin,
}) => {
  test.setTimeout(150_000)
  const title = `Rich ${Date.now().toString(36)}`
  await signIn(page, 'moderator@demo.evenkeel.example')
  await page.goto(`${LIST}/create`)
  await page.locator('#field-title').fill(title)
  await editorOf(page).click()
  const { keyboard } = page
  // The editor turns signs at the beginning of a line into a heading and a list.
  await keyboard.type('## Before sleep')
  await keyboard.press('Enter')
  await keyboard.type('- Put the phone away')
  await keyboard.press('Enter')
  await keyboard.type('Breathe slowly')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await keyboard.type('More at findahelpline')
  await keyboard.press('Control+Shift+ArrowLeft')
  const drawer = page.locator('.lexical-link-edit-drawer')
  // The editor's buttons follow the selection a moment later; a press before that does nothing.
  await expect(async () => {
    if (!(await drawer.isVisible())) await page.locator('.toolbar-popup__button-link').first().click()
    await expect(drawer.locator('#field-url')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await drawer.locator('#field-url').fill('javascript:alert(1)')
  await drawer.locator('button[type=submit]').click()
  await expect(drawer.getByText(/Use links that start with/)).toBeVisible()
  await drawer.locator('#field-url').fill('https://findahelpline.com/')
  // The form reads its fields on the server while they change; a press that this overtakes is dropped.
  await expect(async () => {
    if (await drawer.isVisible()) await drawer.locator('button[type=submit]').click()
    await expect(drawer).toBeHidden({ timeout: 5_000 })
  }).toPass()
  await saveExercise(page)

  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('#preview-button').click(),
  ])
  const isDrawn = async (where: Page) => {
    const piece = where.locator('article', { hasText: title })
    await expect(piece.getByRole('heading', { name: 'Before sleep' })).toBeVisible()
    await expect(
      piece.getByRole('listitem').filter({ hasText: /^(Put the phone away|Breathe slowly)$/ }),
    ).toHaveCount(2)
    await expect(piece.getByRole('link', { name: 'findahelpline' })).toHaveAttribute(
      'href',
      'https://findahelpline.com/',
    )
  }
  await isDrawn(preview)
  await expectAccessible(preview, 'preview of rich text')
  await preview.close()

  await page.locator('#action-save').click()
  await saved(page)
  const members = await browser.newContext({ baseURL: origin })
  const member = await members.newPage()
  await signIn(member, 'maren@demo.evenkeel.example')
  const summary = member.locator('summary', { hasText: title })
  await expect(async () => {
    await member.goto('/dashboard?tab=content')
    await expect(summary).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
  await summary.click()
  await isDrawn(member)
  await members.close()
})

test('what an editor plans happens when the moment has come', async ({ page, browser, origin }) => {
  test.setTimeout(300_000)
  const title = `By the clock ${Date.now().toString(36)}`
  await signIn(page, 'moderator@demo.evenkeel.example')
  await writeDraft(page, title)
  const members = await browser.newContext({ baseURL: origin })
  const member = await members.newPage()
  await signIn(member, 'maren@demo.evenkeel.example')
  const seen = async () => {
    await member.goto('/dashboard?tab=content')
    await expect(member.locator('article').first()).toBeVisible()
    return (await member.getByText(title, { exact: true }).count()) > 0
  }
  expect(await seen()).toBe(false)
  await page.goto(page.url())
  await plan(page, 'Publish', new Date(Date.now() + 120_000))
  // The moment alone does it: no member saw it before.
  expect(await seen()).toBe(false)
  await bringPlannedMoment()
  await expect.poll(seen, { timeout: 240_000 }).toBe(true)
  await members.close()
})

test('what an editor writes on the landing page is there seconds later', async ({
  page,
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'moderator@demo.evenkeel.example')
  const visitors = await browser.newContext({ baseURL: origin })
  const visitor = await visitors.newPage()
  await visitor.goto('/')
  await expect(visitor.getByText('10,000+')).toBeVisible()
  await expect(visitor.getByText('App Store')).toHaveCount(0)
  const address = `https://apps.example/evenkeel-${Date.now().toString(36)}`
  for (const value of [address, '']) {
    await page.goto('/admin/globals/landing-page')
    await page.locator('#field-appStoreUrl').fill(value)
    await page.locator('#action-save').click()
    await saved(page)
    const links = async () => {
      await visitor.goto('/')
      return visitor.locator(`a[href="${address}"]`).count()
    }
    await expect.poll(links, { timeout: 10_000 }).toBe(value ? 1 : 0)
  }
  await visitors.close()
})
