import type { Page } from '@playwright/test'
import { answerUpToNote } from '../kit/childQuestions.ts'
import { expect, expectFits, signIn, test } from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

const DANGER = 'I want to die. Nobody wants me here.'
const PRAISE = ['Mood checked in successfully!', 'Entry saved', 'Badge Unlocked', 'On Fire']
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

async function expectNoPraise(page: Page) {
  for (const expected of PRAISE)
    await expect(page.getByText(expected).filter({ visible: true })).toHaveCount(0)
}

test('a child who writes of death is told whom to tell, first and alone, and a person of the staff is asked to look', async ({
  page,
  browser,
  origin,
}) => {
  // Two people, four pages, and the first look at the staff panel.
  test.setTimeout(120_000)
  await signIn(page, 'nele@demo.evenkeel.example')
  await answerUpToNote(page, 'Sad')
  await page.getByRole('textbox').fill(DANGER)
  await page.getByRole('button', { name: 'All done!' }).click()

  const expected = /^Tell a grown-up now\. Call or text 988\.$/
  await expect(heading(page, expected)).toBeVisible()
  await expect(heading(page, expected)).toBeFocused()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expect(page.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988')
  await expectNoPraise(page)
  await expect(page.getByRole('radio', { name: 'Sad' })).toBeHidden()
  await expectFits(page, 'the panel of help')
  if (process.env.E2E_SHOTS) await pictures(page, 'child')

  // It is the account that has it, not the page.
  await page.reload()
  await expect(heading(page, expected)).toBeVisible()

  const staff = await browser.newContext({ baseURL: origin })
  const desk = await staff.newPage()
  await signIn(desk, 'iris@demo.evenkeel.example')
  await desk.getByRole('button', { name: /^Notifications/ }).click()
  const item = desk.getByText('A child or teen may be in danger').first()
  await expect(item).toBeVisible()
  await expect(desk.getByText('Nobody wants me')).toHaveCount(0)
  await desk.goto('/admin/crisis-protocol')
  await expect(desk.getByRole('heading', { level: 1, name: 'Crisis protocol' })).toBeVisible()
  await expect(desk.getByRole('heading', { level: 2, name: 'Urgent' })).toBeVisible()
  if (process.env.E2E_SHOTS) await pictures(desk, 'protocol')
  await staff.close()

  await page.getByRole('button', { name: 'I’m okay for now' }).click()
  await expect(page.getByText('Are you sure? The number stays under Help now.')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, hide it' }).click()
  await expect(heading(page, expected)).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Sad' })).toBeAttached()
  await page.reload()
  await expect(heading(page, /^Hi Nele/)).toBeVisible()
  await expect(heading(page, expected)).toBeHidden()
})

test('in the journal the panel comes first and alone too, and the entry is kept', async ({ page }) => {
  await newAdult(page, 'Sasha')
  await page.goto('/journal?entry=new')
  await page.getByLabel('Your words', { exact: true }).fill('I want to kill myself. I do not see a way.')
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(heading(page, /^Call or text 988\.$/)).toBeVisible()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expectNoPraise(page)
  await page.getByText('Someone I trust').click()
  await expect(page.getByRole('link', { name: /^Send/ }).first()).toHaveAttribute('href', /^sms:\?&body=/)
  await page.getByText('Slow down for one minute').click()
  await expect(page.getByText('Look for 5 things you can see.')).toBeVisible()
  await expectFits(page, 'the panel of help in the journal')
  await page.getByRole('button', { name: 'I’m okay for now' }).click()
  await page.getByRole('button', { name: 'Yes, hide it' }).click()
  await expect(page.getByRole('region', { name: 'Entry' }).getByText(/I do not see a way/)).toBeVisible()
})

test('grief gets no panel of help, and danger that is said without its words does', async ({ page }) => {
  await newAdult(page, 'Robin')
  await page.goto('/journal?entry=new')
  const textBox = page.getByLabel('Your words', { exact: true })
  await textBox.fill('Grandma died last week. I miss her soup and her stories.')
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByText('Entry saved').first()).toBeVisible()
  await expect(heading(page, /^Call or text 988\.$/)).toHaveCount(0)

  await page.goto('/journal?entry=new')
  await textBox.fill('im hiding in the bathroom. he is so angry and breaks everything')
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(heading(page, /^Call or text 988\.$/)).toBeVisible()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
})

/** Pictures to look at: a phone and a desk, light, dark and right to left. */
async function pictures(page: Page, name: string) {
  const folder = process.env.E2E_SHOTS!
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
