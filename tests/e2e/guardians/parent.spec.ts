import type { Page } from '@playwright/test'
import { answerUpToNote } from '../kit/childQuestions.ts'
import { answerBasics, signUp } from '../kit/firstSteps.ts'
import { giveConsent } from '../kit/guardian.ts'
import { choose, expect, expectAccessible, newAddress, NEW_PASSWORD, signIn, test } from '../kit/journey.ts'

const SECRET = 'This stays with me'

async function checkIn(page: Page, mood: string, text: string): Promise<void> {
  await page.goto('/dashboard')
  await answerUpToNote(page, mood)
  await page.locator('textarea[name=reflection]').fill(text)
  // What will be shared is there to read before saving.
  await expect(page.getByText(new RegExp(`Your parent will see: ?${mood}, today at`))).toBeVisible()
  await expect(page.getByText('Your words stay with you.')).toBeVisible()
  await page.getByRole('button', { name: 'All done!' }).click()
  await expect(page.getByText('Mood checked in successfully!')).toBeVisible()
}

test('a child checks in: the guardian reads mood and time and no private words, connects an account, and can end it', async ({
  page,
  mail,
  browser,
  origin,
  request,
}) => {
  test.setTimeout(240_000)
  const guardian = newAddress('vera')
  await page.goto('/auth?mode=sign-up')
  const handle = Date.now().toString(36)
  await signUp(page, {
    email: newAddress('lena'),
    username: `lena-${handle}`,
    ageGroup: /child/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName: 'Lena', age: '9' })
  await page.waitForURL(/\/parent-verification/)
  await page.getByLabel(/guardian's email/).fill(guardian)
  await page.getByRole('button', { name: 'Send code' }).click()
  const asked = await mail(guardian, /needs your permission/)
  const path = /\/guardian\/[\w-]+/.exec(asked)![0]

  // The guardian has the hour of the test never be a quiet one.
  const parents = await browser.newContext({ baseURL: origin })
  const theirs = await parents.newPage()
  await page.getByLabel('6-digit code').fill(/\b(\d{6})\b/.exec(asked)![1]!)
  await expect(page.getByRole('heading', { name: 'Your grown-up is next' })).toBeVisible()
  await theirs.goto(path)
  await giveConsent(theirs)
  await expect(theirs.getByRole('heading', { name: 'What we tell you' })).toBeVisible()
  await theirs.getByLabel('From').fill('00:00')
  await theirs.getByLabel('Until').fill('00:00')
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(theirs.getByText('Settings updated')).toBeVisible()
  await expectAccessible(theirs, 'guardian page with wishes')

  await checkIn(page, 'Worried', SECRET)
  const news = await mail(guardian, /News from Lena/)
  expect(news).toMatch(/Lena checked in: Anxious .* \(.*\d:\d\d/)
  expect(news).not.toContain(SECRET)
  expect(news).toContain(`${path}`)

  // An account with the very address is connected from the page.
  await theirs.goto('/auth?mode=sign-up')
  await signUp(theirs, {
    email: guardian,
    username: `vera-${handle}`,
    ageGroup: /adult/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(theirs, { firstName: 'Vera', age: '41' })
  await theirs.waitForURL(/\/dashboard/)
  await theirs.goto(path)
  await theirs.getByRole('button', { name: 'Connect to my account' }).click()
  await theirs.getByRole('link', { name: 'Open it in Settings' }).click()
  await expect(theirs.getByRole('heading', { name: 'Lena' })).toBeVisible()
  await expect(theirs.getByText('Check-in: Anxious')).toBeVisible()
  await expectAccessible(theirs, 'children of an account')

  // The child reads the same.
  await page.goto('/settings?tab=guardian')
  await expect(page.getByText('Check-in: Worried')).toBeVisible()
  await expect(page.getByText('They see the same list in their own account.')).toBeVisible()
  await expectAccessible(page, 'who sees what')

  await theirs.getByRole('button', { name: 'Withdraw consent' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(theirs.getByText('No child is connected', { exact: false })).toBeVisible()
  await page.goto('/dashboard')
  await page.waitForURL(/\/parent-verification/)
  await expect(page.getByText(/took back their yes/)).toBeVisible()
  const box = (await (
    await request.get(`${origin}/mailbox.json?to=${encodeURIComponent(guardian)}`)
  ).json()) as {
    messages: { subject: string }[]
  }
  expect(box.messages.filter(({ subject }) => subject.startsWith('News'))).toHaveLength(1)
  await parents.close()
})

test('a teen keeps moods back, and reads before saving that they are kept back', async ({ page }) => {
  await signIn(page, 'jonas@demo.evenkeel.example')
  await page.goto('/settings?tab=guardian')
  const share = page.getByRole('switch', { name: 'Share my feelings' })
  await expect(share).toBeChecked()
  await share.click()
  await expect(page.getByText(/For the feeling, they see “not shared”/)).toBeVisible()
  await page.goto('/dashboard')
  await choose(page.getByRole('radio', { name: 'Tired' }))
  await expect(
    page.getByText(/Tobias.? will see that you checked in, today at .*Not the feeling/),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: /Keep private/ }).uncheck({ force: true })
  await expect(page.getByText(/Tobias.? can read your words too\./)).toBeVisible()
  await page.goto('/settings?tab=guardian')
  await page.getByRole('switch', { name: 'Share my feelings' }).click()
  await expect(page.getByText(/They see each check-in: the feeling and the time/)).toBeVisible()
})
