import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import {
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  fromAnyNetwork,
  test,
} from '../kit/journey.ts'
import { inArabic } from '../kit/inArabic.ts'
import { sessionOf } from '../kit/sessions.ts'
import { openRooms } from './openRooms.ts'

// A worker would answer pages past the route of `inArabic`.
test.use({ serviceWorkers: 'block' })
test.beforeAll(() => openRooms(['omar', 'walter']))

/** A demo person in a browser of their own, before its first page. */
async function browserOf(browser: Browser, origin: string, handle: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', serviceWorkers: 'block' })
  await context.addCookies(await sessionOf(`${handle}@demo.evenkeel.example`))
  const page = await context.newPage()
  await fromAnyNetwork(page)
  return page
}

async function inDatabase<T extends object>(statement: string, values: unknown[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL! })
  await client.connect()
  try {
    return (await client.query<T>(statement, values)).rows
  } finally {
    await client.end()
  }
}

test('in Arabic the rooms, a room with its menus and the consent gate read from the right', async ({
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  const page = await browserOf(browser, origin, 'omar')
  await inArabic(page, ['/chat-rooms', '/chat-rooms/sleep-rest'])
  await page.goto('/chat-rooms')
  await expect(page.getByRole('heading', { level: 1, name: 'غرف الدردشة' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectFits(page, 'the rooms in Arabic')

  await page.goto('/chat-rooms/sleep-rest')
  const field = page.getByLabel('الرسالة', { exact: true })
  await field.waitFor()
  await expectFits(page, 'a room in Arabic')
  // The button that sends is at the end of the line, which is on the left.
  const middleOf = async (what: typeof field) => {
    const box = (await what.boundingBox())!
    return box.x + box.width / 2
  }
  expect(await middleOf(page.getByRole('button', { name: 'إرسال', exact: true }))).toBeLessThan(
    await middleOf(field),
  )
  await page
    .getByRole('button', { name: /^المزيد عن هذه الرسالة/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'إبلاغ' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'a report in Arabic')
  await expectNoSidewaysScroll(page, 'a report in Arabic')

  const kept = await inDatabase<{ id: string; consents: object }>(
    `with before as (select id, legal_consents from profiles where id = (select id from users where email = $1))
     update profiles p set legal_consents = '{}'::jsonb from before where p.id = before.id
     returning p.id, before.legal_consents as consents`,
    ['omar@demo.evenkeel.example'],
  )
  try {
    await page.goto('/chat-rooms')
    await expect(page.getByRole('group', { name: 'موافقتك' })).toBeVisible()
    await expectFits(page, 'the gate of consent in Arabic')
  } finally {
    for (const { id, consents } of kept)
      await inDatabase('update profiles set legal_consents = $2 where id = $1', [id, consents])
  }
  await page.context().close()
})

test('in high contrast the rooms and a room fit', async ({ browser, origin }) => {
  const page = await browserOf(browser, origin, 'omar')
  await page.addInitScript(() => localStorage.setItem('ek_comfort', 'contrast:high'))
  await page.goto('/chat-rooms/sleep-rest')
  await page.getByLabel('Message', { exact: true }).waitFor()
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  await expectFits(page, 'a room in high contrast')
  await page.goto('/chat-rooms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFits(page, 'the rooms in high contrast')
  await page.context().close()
})

test('with an elder’s comfort and the largest text the rooms and a room fit', async ({ browser, origin }) => {
  const page = await browserOf(browser, origin, 'walter')
  await page.goto('/chat-rooms/grief-loss')
  await page.getByLabel('Message', { exact: true }).waitFor()
  await expect(page.locator('html')).toHaveAttribute('data-age', 'elder')
  await expectFits(page, 'a room of elders')
  // The second step of the same settings.
  await page.evaluate(() => document.documentElement.setAttribute('data-text', '150'))
  await expectFits(page, 'a room of elders in the largest text')
  await page.goto('/chat-rooms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFits(page, 'the rooms of elders')
  await page.context().close()
})

test('at the desk, which speaks English, a child’s Arabic words read from the right', async ({
  browser,
  origin,
}) => {
  test.setTimeout(90_000)
  const expected = 'لعبت اليوم مع ولد جديد.'
  const [item] = await inDatabase<{ id: string }>(
    `select i.id from moderation_items i join chat_messages m on m.id::text = i.subject_id where m.message = $1`,
    [expected],
  )
  const page = await browserOf(browser, origin, 'otto')
  // Other journeys work on the rest of the queue.
  await page.route(/\/api\/staff\/moderation\/items(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { items: { id: string }[] }
    await route.fulfill({
      response,
      json: { ...body, items: body.items.filter(({ id }) => id === item!.id) },
    })
  })
  await page.goto('/admin/moderation')
  await page.getByRole('button', { name: /^Open/ }).click({ timeout: 30_000 })
  await page.getByText('The words are covered.').waitFor()
  await page.keyboard.press('v')
  await expect(page.getByText(expected)).toBeVisible()
  expect(await page.getByText(expected).evaluate((said) => getComputedStyle(said).direction)).toBe('rtl')
  await expectFits(page, 'Arabic words at the desk')
  await page.getByRole('button', { name: 'Give it back' }).click()
  await expect(page.getByText(expected)).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})
