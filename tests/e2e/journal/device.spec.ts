import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { signUp } from '../kit/firstSteps.ts'
import {
  expect,
  expectAccessible,
  fromAnyNetwork,
  newAddress,
  NEW_PASSWORD,
  putQuestionAway,
  test,
} from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

const WORDS = 'The lighthouse was lit, and I walked along the harbor.'

/** A browser with a folder of its own, which can be started again. */
async function browserIn(folder: string, origin: string): Promise<BrowserContext> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  return chromium.launchPersistentContext(folder, { executablePath, baseURL: origin, locale: 'en-US' })
}
const textOf = (page: Awaited<ReturnType<BrowserContext['newPage']>>) =>
  page.getByLabel('Your words', { exact: true })

test('words that were not saved are there when the browser is started again, and go with signing out', async ({
  origin,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-browser-'))
  try {
    let context = await browserIn(folder, origin)
    let page = await context.newPage()
    await fromAnyNetwork(page)
    await newAdult(page, 'Isolde')
    await page.goto('/journal?entry=new')
    await textOf(page).fill(WORDS)
    await expect(
      page.getByText('This device keeps it for your account, for up to a week.', { exact: false }),
    ).toBeVisible()
    const inTheClear = () =>
      page.evaluate(
        (text) => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes(text),
        WORDS,
      )
    await expect.poll(inTheClear).toBe(false)
    await context.close()

    context = await browserIn(folder, origin)
    page = await context.newPage()
    await putQuestionAway(page)
    await page.goto('/journal?entry=new')
    await expect(textOf(page)).toHaveValue(WORDS)
    // And after a reload of the page that took them over.
    await page.reload()
    await expect(textOf(page)).toHaveValue(WORDS)

    await page.getByRole('button', { name: /account/i }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(textOf(page)).toHaveValue(WORDS)
    await page.getByRole('button', { name: /account/i }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Sign out' })
      .click()
    await page.waitForURL((url) => url.pathname === '/')
    const left = await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('ek-drafts')
        request.onsuccess = () => resolve(request.result)
      })
      return new Promise<number>((resolve) => {
        const count = db.transaction('drafts').objectStore('drafts').count()
        count.onsuccess = () => resolve(count.result)
      })
    })
    expect(left).toBe(0)
    await context.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('onboarding goes on in a new tab, at its step and with what was typed', async ({
  page,
  context,
  origin,
}) => {
  await fromAnyNetwork(page)
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email: newAddress('tove'),
    username: `tove-${Date.now().toString(36)}`,
    ageGroup: /adult/i,
    password: NEW_PASSWORD,
  })
  await page.goto('/onboarding?step=basic-info')
  await page.getByLabel('First name').fill('Tove')
  await page.getByLabel('Age', { exact: true }).fill('41')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }).includes('Tove')))
    .toBe(false)
  await page.close()
  const other = await context.newPage()
  await other.goto(`${origin}/dashboard`)
  await other.waitForURL(/step=basic-info/)
  await expect(other.getByLabel('First name')).toHaveValue('Tove')
  await expect(other.getByLabel('Age', { exact: true })).toHaveValue('41')
})

test('a locked journal opens with its PIN only, and is blurred and locked out of sight', async ({ page }) => {
  await fromAnyNetwork(page)
  await newAdult(page, 'Runa')
  await page.goto('/journal?entry=new')
  await textOf(page).fill(WORDS)
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByText('Entry saved')).toBeVisible()

  await page.goto('/settings?tab=devices')
  await page.getByRole('switch', { name: 'Lock my journal on this device' }).click()
  await page.getByLabel('New PIN', { exact: true }).fill('2468')
  await page.getByLabel('New PIN again').fill('2468')
  await page.getByRole('button', { name: 'Lock my journal', exact: true }).click()
  await expect(page.getByText('Your journal is locked on this device.')).toBeVisible()
  await page.getByLabel('When to lock it').selectOption({ label: 'As soon as it’s out of sight' })
  await expectAccessible(page, 'settings of this device')

  await page.getByRole('link', { name: 'Journal' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your journal is locked' })).toBeVisible()
  await expectAccessible(page, 'locked journal')
  expect(await page.content()).not.toContain(WORDS)
  await page.getByLabel('PIN').focus()
  await page.keyboard.type('1357')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That PIN isn’t right.')).toBeVisible()
  await page.keyboard.type('2468')
  await page.keyboard.press('Enter')
  await expect(page.getByText(WORDS).first()).toBeVisible()

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByRole('heading', { name: 'Your journal is locked' })).toBeVisible()
  expect(await page.content()).not.toContain(WORDS)
  await expect(page.getByRole('link', { name: 'Help now' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'I forgot my PIN' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(/\/auth\?next=/)
})
