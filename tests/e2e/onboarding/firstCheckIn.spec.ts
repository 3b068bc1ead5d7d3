import type { Page } from '@playwright/test'
import { childAnswers } from '../kit/consent.ts'
import { sayYes } from '../kit/guardian.ts'
import { choose, expect, fromAnyNetwork, newAddress, NEW_PASSWORD, test } from '../kit/journey.ts'

/** Counts what a stranger meets after the landing page: screens, and presses; typing in a field is one press. */
function counter(page: Page) {
  const screens: string[] = []
  let presses = 0
  const see = () => {
    const { pathname, search } = new URL(page.url())
    const address = pathname + search
    if (address !== '/' && screens.at(-1) !== address) screens.push(address)
  }
  const counted =
    <A extends unknown[]>(act: (...given: A) => Promise<unknown>) =>
    async (...given: A) => {
      see()
      presses += 1
      await act(...given)
    }
  return {
    press: counted((name: string | RegExp) =>
      page.locator('#main').getByRole('button', { name, exact: true }).first().click(),
    ),
    pick: counted((name: string | RegExp) => choose(page.getByRole('radio', { name, exact: true }))),
    check: counted((name: RegExp) => choose(page.getByRole('checkbox', { name }))),
    type: counted((label: string | RegExp, text: string) =>
      page.getByLabel(label, { exact: true }).fill(text),
    ),
    act: counted((act: () => Promise<unknown>) => act()),
    end: () => {
      see()
      return { screens, presses }
    },
  }
}

async function fromTheLandingPage(page: Page, name: string, ageGroup: 'Adult' | 'Child') {
  const count = counter(page)
  await fromAnyNetwork(page)
  await page.goto('/')
  await count.act(() => page.getByText('Good', { exact: true }).first().click())
  await count.act(() => page.getByRole('link', { name: 'Start Your 7-Day Free Trial Now' }).click())
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await count.type('Email', newAddress(name))
  await count.pick(ageGroup)
  if (ageGroup === 'Adult') await count.type('Username', `${name}-${Date.now().toString(36)}`)
  await count.type('Password', NEW_PASSWORD)
  await expect(page.getByText(/(Strong|Very strong), [34] of 4/)).toBeVisible()
  await count.press('Sign Up')
  // A child's first question has an address of its own.
  await page.waitForURL(ageGroup === 'Child' ? /step=basic-info/ : /\/onboarding/)
  return count
}

test('an adult comes from the landing page to a saved check-in in seven screens and 21 presses', async ({
  page,
}) => {
  const count = await fromTheLandingPage(page, 'stranger', 'Adult')
  await expect(page.getByRole('heading', { name: 'What you’ll find here' })).toBeVisible()
  await count.press('Start My First Vibe Check')
  await count.type('First name', 'Maren')
  await count.type('Age', '34')
  await count.type('Zip code', '48201')
  await count.pick('Female')
  await count.press('Continue')
  await count.pick('Sleep / Rest')
  await count.press('Continue')
  await count.check(/isn’t therapy/)
  await count.check(/Terms of Use/)
  await count.check(/Community Guidelines/)
  await count.press('Start My First Vibe Check')
  await page.waitForURL(/\/chat-rooms$/)
  await count.act(() => page.getByRole('link', { name: 'Go to my dashboard' }).click())
  await page.waitForURL(/\/dashboard$/)
  await expect(page.getByRole('radio', { name: 'Happy' })).toBeChecked()
  await count.press('Save check-in')
  await expect(page.getByText('You feel happy. Take a moment to notice why.')).toBeVisible()
  const { screens, presses } = count.end()
  expect(screens.length, screens.join(' ')).toBeLessThanOrEqual(7)
  expect(presses).toBeLessThanOrEqual(21)
})

test('a child comes from the landing page to a saved check-in in six screens and 20 presses, and four for the consent', async ({
  page,
  mail,
  browser,
  origin,
}) => {
  const guardian = newAddress('grown')
  const count = await fromTheLandingPage(page, 'little', 'Child')
  await expect(page.locator('html')).toHaveAttribute('data-age', 'child')
  await count.type('First name', 'Ida')
  await count.press('Next')
  await count.type('Age', '9')
  await count.press('Next')
  await count.pick('Worries')
  await count.press('Next')
  for (const [question, answer] of childAnswers) {
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await count.press(answer)
  }
  await count.check(/My parent or guardian says yes/)
  await count.press('Finish')
  await page.waitForURL(/\/parent-verification/)
  await count.type(/guardian's email/, guardian)
  await count.press('Send code')
  // The grown-up says yes on a device of their own; the child's page goes on by itself.
  const path = /\/guardian\/[\w-]+/.exec(await mail(guardian, /needs your permission/))![0]
  const parents = await browser.newContext({ baseURL: origin })
  const theirs = await parents.newPage()
  await theirs.goto(path)
  await sayYes(theirs)
  await parents.close()
  await page.waitForURL(/\/dashboard$/)
  await expect(page.getByRole('radio', { name: 'Happy' })).toBeChecked()
  await count.press('Next')
  await count.press('Next')
  await count.press('All done!')
  await expect(page.getByText('You feel happy. What made you smile?')).toBeVisible()
  const { screens, presses } = count.end()
  expect(screens.length, screens.join(' ')).toBeLessThanOrEqual(6)
  expect(presses).toBeLessThanOrEqual(20 + 4)
})
