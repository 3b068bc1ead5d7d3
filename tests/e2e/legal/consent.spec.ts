import type { Page } from '@playwright/test'
import pg from 'pg'
import { nextVersion } from '../../../domain/legal/documents.ts'
import { ASKED_AGAIN } from '../kit/agreeAtOnce.ts'
import { childAnswers } from '../kit/consent.ts'
import { answerBasics, passClosedRooms, signUp } from '../kit/firstSteps.ts'
import {
  choose,
  expect,
  expectAccessible,
  expectFits,
  newAddress,
  NEW_PASSWORD,
  putQuestionAway,
  signIn,
  test,
} from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

const unique = () => Date.now().toString(36)

test('a new adult agrees by keyboard on the last of the first steps, and is not asked again', async ({
  page,
}) => {
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email: newAddress('liv'),
    username: `liv-${unique()}`,
    ageGroup: /adult/i,
    password: NEW_PASSWORD,
  })
  await page.getByRole('button', { name: 'Start My First Vibe Check' }).click()
  await page.getByLabel('First name').fill('Liv')
  await page.getByLabel('Age', { exact: true }).fill('34')
  await choose(page.getByRole('radio', { name: 'Female', exact: true }))
  await page.getByLabel('Zip code').fill('48201')
  await page.getByRole('button', { name: 'Continue' }).click()
  await choose(page.getByRole('radio', { name: 'Sleep / Rest' }))
  await page.getByRole('button', { name: 'Continue' }).click()
  const boxes = page.getByRole('group', { name: 'Your agreement' }).getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  // Nothing is open before, whatever a browser asks for.
  const refused = await page.request.get('/api/journal/entries')
  expect(refused.status()).toBe(403)
  expect(((await refused.json()) as { error: { code: string } }).error.code).toBe(
    'common.error.consent_needed',
  )
  await expectFits(page, 'the last step with the boxes')
  await page.reload()
  await expect(boxes).toHaveCount(3)

  const last = page.getByRole('button', { name: 'Start My First Vibe Check' })
  await expect(last).toHaveAttribute('aria-disabled', 'true')
  for (const name of [/isn’t therapy/, /Terms of Use/, /Community Guidelines/]) {
    const box = page.getByRole('checkbox', { name })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(box).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/chat-rooms/)
  await passClosedRooms(page)
  await page.waitForURL(/\/dashboard/)
  await expect(page.getByText('How are you feeling?').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('How are you feeling?').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before you go on' })).toHaveCount(0)
})

test('a child answers three questions, one at a time, each again after a wrong answer', async ({ page }) => {
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email: newAddress('mo'),
    username: `mo-${unique()}`,
    ageGroup: /child/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName: 'Mo', age: '8' }, undefined, async () => {
    await page.getByRole('button', { name: 'Yes. It comes when I’m in danger.' }).click()
    await expect(page.getByText(/^Not quite\./)).toBeVisible()
    await expectFits(page, 'a child’s question')
    await expect(page.getByRole('heading', { level: 1, name: childAnswers[0][0] })).toBeVisible()
  })
  await page.waitForURL(/\/parent-verification/)
})

test('a bump asks again for that document alone, with what changed; written words and a second tab wait', async ({
  page,
  context,
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  await putQuestionAway(page)
  await newAdult(page, ASKED_AGAIN.replace('-', ''))
  await page.goto('/journal?entry=new')
  const expected = `Written before the bump ${unique()}`
  await page.getByLabel('Your words', { exact: true }).fill(expected)

  const staff = await browser.newContext({ baseURL: origin })
  const desk = await staff.newPage()
  await signIn(desk, 'owner@demo.evenkeel.example')
  await desk.goto('/admin/legal')
  const card = desk.getByRole('region', { name: 'Community Guidelines' })
  const before = (await card.getByText(/^Version /).innerText()).split(/[ ,]/)[1]!
  const next = nextVersion(before)
  await card.getByRole('button', { name: 'Bump Version' }).click()
  const dialog = desk.getByRole('dialog')
  for (const field of await dialog.getByRole('textbox').all()) await field.fill(`Kinder words in ${next}.`)
  await dialog.getByRole('button', { name: 'Bump Version' }).click()
  await expect(card.getByText(`Version ${next},`)).toBeVisible({ timeout: 15_000 })
  await staff.close()

  // The bump ends the live connection of every open page, so this one asks by itself.
  const asked = page.getByRole('heading', { level: 1, name: 'Something has changed' })
  await expect(asked).toBeVisible({ timeout: 30_000 })
  await expect(asked).toBeFocused()
  await expect(page.getByText(`Kinder words in ${next}.`)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  expect(new URL(page.url()).pathname).toBe('/journal')
  await expectFits(page, 'a new version')

  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByRole('heading', { level: 1, name: 'Something has changed' })).toBeVisible()
  const text = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Community Guidelines (opens in a new tab)' }).click()
  await expect((await text).getByText(`version ${next}`).first()).toBeVisible()
  await (await text).close()

  await choose(page.getByRole('checkbox', { name: /the new version: Community Guidelines/ }))
  await expect(async () => {
    // Another journey may publish a version of another document meanwhile, which is asked for here as well.
    for (const box of await page.getByRole('checkbox', { checked: false }).all()) await choose(box)
    await page.getByRole('button', { name: 'Agree and continue' }).click({ timeout: 2_000 })
    await expect(asked).toHaveCount(0, { timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  // What was written is there, and arrives when it is sent.
  await expect(page.getByLabel('Your words', { exact: true })).toHaveValue(expected)
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(async () => {
    const entries = await page.request.get('/api/journal/entries')
    expect(await entries.text()).toContain(expected)
  }).toPass()
  await expect(other.getByLabel('First name')).toBeVisible()
})

/**
 * Makes the signed-in member one of before there was a gate. Returns false against a product that is up already:
 * there is no way to its database.
 */
async function forgetConsent(page: Page): Promise<boolean> {
  const connectionString = process.env.E2E_DATABASE_URL
  if (!connectionString) return false
  const { person } = (await (await page.request.get('/api/me')).json()) as { person: { id: string } }
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`update profiles set legal_consents = '{}'::jsonb where id = $1`, [person.id])
  await client.end()
  return true
}

test('a grown-up who declines gets to their data and deletes the account, and is signed out', async ({
  page,
}) => {
  await newAdult(page, 'Dora')
  if (!(await forgetConsent(page))) return
  await page.goto('/settings')
  const more = page.getByRole('button', { name: 'If you don’t agree' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Your data' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request data export' })).toBeVisible()
  await expectFits(page, 'what a member who declines may do')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD)
  await expectAccessible(page, 'the deletion before the consent')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Your account is scheduled for deletion/)).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/settings')
  await page.waitForURL(/\/auth/)
})

test('a member of before there was a gate is asked at the door of any page', async ({ page }) => {
  await newAdult(page, 'Olga')
  if (!(await forgetConsent(page))) return

  // What Today still asks for belongs to the page before.
  await page.goto('about:blank')
  const called: string[] = []
  page.on('request', (request) => called.push(new URL(request.url()).pathname))
  await page.goto('/journal')
  await expect(page.getByRole('group', { name: 'Your agreement' })).toBeVisible()
  await expect(page.getByText(/You don’t have to agree/)).toBeVisible()
  // Beside these only the live connection begins, by which a child hears of the guardian's yes.
  const asked = called.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/realtime/'))
  expect(asked.sort()).toEqual(['/api/consent', '/api/me'])
  await expectFits(page, 'the first consent')
  for (const box of await page.getByRole('checkbox').all()) await choose(box)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page).toHaveURL(/\/journal$/)
  await expectAccessible(page, 'the journal after the consent')
})
