import type { Browser, Page } from '@playwright/test'
import { expect, expectFits, signIn, test } from '../kit/journey.ts'

const WORDS = 'My dad hit me again. It is only a line of the play we learn.'
const REASON = 'The words are a line of a school play.'

/** A page of a member of staff with the mark, at the held entries. */
async function deskOf(browser: Browser, origin: string, handle: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  await signIn(page, `${handle}@demo.evenkeel.example`)
  await page.goto('/admin/held-entries')
  await expect(page.getByRole('heading', { level: 1, name: 'Held entries' })).toBeVisible()
  return page
}

/** Presses a button, gives the reason that is asked for, and confirms. */
async function withReason(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why?').fill(REASON)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a held entry is not sent until two people released it, and then reaches the guardian', async ({
  page,
  browser,
  origin,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'jonas@demo.evenkeel.example')
  await page.goto('/journal?entry=new')
  await page.getByLabel('Your words', { exact: true }).fill(WORDS)
  await page.getByRole('switch', { name: 'Share with parent' }).click()
  await page.getByRole('switch', { name: 'A person may look at it first' }).click()
  await page.getByRole('button', { name: 'Save entry' }).click()
  await page.getByRole('button', { name: 'I’m okay for now' }).click()
  await page.getByRole('button', { name: 'Yes, hide it' }).click()
  const entry = page.getByRole('region', { name: 'Entry' })
  await expect(entry.getByText('Only you can read this. It wasn’t sent.')).toBeVisible()
  await expect(entry.getByText('Your parent can read this')).toHaveCount(0)

  // Without the mark there is no such page.
  const other = await (await browser.newContext({ baseURL: origin })).newPage()
  await signIn(other, 'moderator@demo.evenkeel.example')
  await other.goto('/admin/held-entries')
  await expect(other).toHaveURL(/notice=access-denied/)
  expect((await other.request.get('/api/staff/held-entries')).status()).toBe(404)

  const iris = await deskOf(browser, origin, 'iris')
  await expect(iris.getByText(WORDS)).toHaveCount(0)
  await withReason(iris, 'Open the words')
  await expect(iris.getByText(WORDS)).toBeVisible()
  await expectFits(iris, 'a held entry that is open')
  await withReason(iris, 'Propose to send it')
  await expect(iris.getByText('Someone else has to decide this one.')).toBeVisible()
  await expect(iris.getByRole('button', { name: 'Send it to the guardian' })).toHaveCount(0)

  const otto = await deskOf(browser, origin, 'otto')
  await withReason(otto, 'Open the words')
  await withReason(otto, 'Send it to the guardian')
  await expect(otto.getByText('No entry is waiting.')).toBeVisible()

  await page.reload()
  await expect(entry.getByText('You and your parent can read this')).toBeVisible()
})
