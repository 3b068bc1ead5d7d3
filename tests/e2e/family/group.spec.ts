import type { Browser, BrowserContext, Page } from '@playwright/test'
import { answerBasics, signUp } from '../kit/firstSteps.ts'
import { confirmAddress } from '../kit/guardian.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newAddress,
  NEW_PASSWORD,
  signIn,
  test,
} from '../kit/journey.ts'

type Journey = { origin: string; mail: (to: string, subject: RegExp) => Promise<string> }
const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`

/** A grown-up with an account of their own, at the family tab, in a browser of their own. */
async function someone(
  browser: Browser,
  { origin, mail }: Journey,
  firstName: string,
): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  const email = newAddress(firstName.toLowerCase())
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email,
    username: `${firstName.toLowerCase()}-${unique()}`,
    ageGroup: /adult/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName, age: '36' })
  await page.waitForURL(/\/dashboard/)
  // Families open with the own address confirmed.
  await page.goto('/dashboard?tab=family')
  await expect(page.getByText('Confirm your email address first')).toBeVisible()
  await confirmAddress(page, await mail(email, /address/))
  await page.goto('/dashboard?tab=family')
  await expect(page.getByRole('heading', { name: 'No family group yet' })).toBeVisible()
  return [page, context]
}

test('a family is founded, its code is copied, a second person joins live, is taken out live', async ({
  browser,
  origin,
  mail,
}) => {
  test.setTimeout(180_000)
  const [mine, myContext] = await someone(browser, { origin, mail }, 'Ines')
  const [theirs, theirContext] = await someone(browser, { origin, mail }, 'Otto')

  await mine.getByRole('button', { name: 'Create a family group' }).click()
  await mine.getByLabel('Family name').fill(' ')
  await mine.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(mine.getByText('Please enter a family name')).toBeVisible()
  await mine.getByLabel('Family name').fill('Pier Nine')
  await mine.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(mine.getByText('Family group created!')).toBeVisible()
  await expect(mine.getByRole('heading', { name: 'Pier Nine' })).toBeVisible()

  await mine.getByRole('button', { name: 'Copy the code' }).click()
  await expect(mine.getByText('Invite code copied!')).toBeVisible()
  const code = await mine.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(/^[A-Z0-9]{8}$/)

  await theirs.getByRole('button', { name: 'Join with a code' }).click()
  const dialog = theirs.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(theirs.getByText('Please enter an invite code')).toBeVisible()
  await dialog.getByLabel('Invite code').fill('WRONG999')
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(theirs.getByText('Invalid invite code')).toBeVisible()
  await dialog.getByLabel('Invite code').fill(code.toLowerCase())
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(theirs.getByText('Joined family group!')).toBeVisible()
  await expect(theirs.getByRole('main').getByRole('listitem').filter({ hasText: 'Ines' })).toBeVisible()

  // Without a reload the newcomer's boat comes.
  const otto = mine.getByRole('main').getByRole('listitem').filter({ hasText: 'Otto' })
  await expect(otto).toBeVisible()
  for (const width of [390, 1440]) {
    await mine.setViewportSize({ width, height: 900 })
    await expectAccessible(mine, `family tab at ${width}`)
    await expectNoSidewaysScroll(mine, `family tab at ${width}`)
  }

  await otto.getByRole('button', { name: 'Options for Otto' }).click()
  await mine.getByRole('menuitem', { name: 'Block' }).click()
  await mine.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(otto.getByText('You blocked this person')).toBeVisible()

  await otto.getByRole('button', { name: 'Options for Otto' }).click()
  await mine.getByRole('menuitem', { name: 'Remove from the family' }).click()
  await expectAccessible(mine, 'question before a member is taken out')
  await mine.getByRole('alertdialog').getByRole('button', { name: 'Remove from the family' }).click()
  await expect(otto).toHaveCount(0)
  await expect(theirs.getByRole('heading', { name: 'No family group yet' })).toBeVisible()

  // The code they know is gone with them.
  await theirs.getByRole('button', { name: 'Join with a code' }).click()
  await theirs.getByRole('dialog').getByLabel('Invite code').fill(code)
  await theirs.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click()
  await expect(theirs.getByText('Invalid invite code')).toBeVisible()

  await mine.goto('/settings?tab=blocked')
  await expect(mine.getByRole('listitem').filter({ hasText: 'otto-' })).toBeVisible()
  await expectAccessible(mine, 'blocked people')
  await mine.getByRole('button', { name: /^Unblock otto-/ }).click()
  await expect(mine.getByRole('heading', { name: 'No one is blocked' })).toBeVisible()
  await myContext.close()
  await theirContext.close()
})

test('a child asks to join a stranger’s family: nothing is shown, the guardian reads who is there and decides', async ({
  page,
  browser,
  origin,
  mail,
}) => {
  test.setTimeout(180_000)
  const [mine, myContext] = await someone(browser, { origin, mail }, 'Ragna')
  await mine.getByRole('button', { name: 'Create a family group' }).click()
  await mine.getByLabel('Family name').fill('Pier Ten')
  await mine.getByRole('button', { name: 'Create', exact: true }).click()
  await mine.getByRole('button', { name: 'Copy the code' }).click()
  const code = await mine.evaluate(() => navigator.clipboard.readText())

  await signIn(page, 'rhys@demo.evenkeel.example')
  await page.goto('/dashboard?tab=family')
  await page.getByRole('button', { name: 'Join with a code' }).click()
  await page.getByRole('dialog').getByLabel('Invite code').fill(code)
  await page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText(/Your grown-up has to answer first/)).toBeVisible()
  const asking = mine.getByRole('listitem').filter({ hasText: 'A child or teen' })
  await expect(asking).toBeVisible()
  await expect(mine.getByText('Rhys')).toHaveCount(0)
  await expect(asking.getByRole('button', { name: /Let in/ })).toHaveCount(0)

  const parents = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  const theirs = await parents.newPage()
  await signIn(theirs, 'owen@demo.evenkeel.example')
  await theirs.goto('/settings?tab=guardian')
  await expect(theirs.getByText('Pier Ten')).toBeVisible()
  await expect(theirs.getByText('Ragna')).toBeVisible()
  for (const width of [390, 1440]) {
    await theirs.setViewportSize({ width, height: 900 })
    await expectAccessible(theirs, `a family that asks at ${width}`)
    await expectNoSidewaysScroll(theirs, `a family that asks at ${width}`)
  }
  await theirs.getByRole('button', { name: 'Agree' }).click()
  await expect(theirs.getByText('You agreed.')).toBeVisible()
  // Live for the child and for the family.
  await expect(page.getByRole('heading', { name: 'Pier Ten' })).toBeVisible()
  await expect(mine.getByRole('listitem').filter({ hasText: 'Rhys' })).toBeVisible()
  await parents.close()
  await myContext.close()
})
