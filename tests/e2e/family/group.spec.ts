import type { Browser, BrowserContext, Page } from '@playwright/test'
import { answerBasics, signUp } from '../kit/firstSteps.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newAddress,
  NEW_PASSWORD,
  test,
} from '../kit/journey.ts'

const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`

/** A grown-up with an account of their own, at the family tab, in a browser of their own. */
async function someone(browser: Browser, origin: string, firstName: string): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email: newAddress(firstName.toLowerCase()),
    username: `${firstName.toLowerCase()}-${unique()}`,
    ageGroup: /adult/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName, age: '36' })
  await page.waitForURL(/\/journal/)
  await page.goto('/dashboard?tab=family')
  await expect(page.getByRole('heading', { name: 'No family group yet' })).toBeVisible()
  return [page, context]
}

test('a family is founded, its code is copied, a second person joins live, is taken out live', async ({
  browser,
  origin,
}) => {
  test.setTimeout(180_000)
  const [mine, myContext] = await someone(browser, origin, 'Ines')
  const [theirs, theirContext] = await someone(browser, origin, 'Otto')

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
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Ines' })).toBeVisible()

  // Nobody reloads: the newcomer's boat comes by itself.
  const otto = mine.getByRole('listitem').filter({ hasText: 'Otto' })
  await expect(otto).toBeVisible()
  for (const width of [390, 1440]) {
    await mine.setViewportSize({ width, height: 900 })
    await expectAccessible(mine, `family tab at ${width}`)
    await expectNoSidewaysScroll(mine, `family tab at ${width}`)
  }

  await otto.getByRole('button', { name: 'What to do about Otto' }).click()
  await mine.getByRole('menuitem', { name: 'Block' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(otto.getByText('You blocked this person')).toBeVisible()

  await otto.getByRole('button', { name: 'What to do about Otto' }).click()
  await mine.getByRole('menuitem', { name: 'Take out of the family' }).click()
  await expectAccessible(mine, 'question before somebody is taken out')
  await mine.getByRole('dialog').getByRole('button', { name: 'Take out of the family' }).click()
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
  await expect(mine.getByRole('heading', { name: 'Nobody is blocked' })).toBeVisible()
  await myContext.close()
  await theirContext.close()
})
