import { answerUpToNote } from '../kit/childQuestions.ts'
import { answerBasics, signUp } from '../kit/firstSteps.ts'
import { giveConsent } from '../kit/guardian.ts'
import { expect, expectFits, newAddress, NEW_PASSWORD, test } from '../kit/journey.ts'

test('a child who tells of danger without its words meets the panel of help, and the guardian hears nothing of it', async ({
  page,
  mail,
  browser,
  origin,
  request,
}) => {
  test.setTimeout(120_000)
  const guardian = newAddress('harbour')
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email: newAddress('wren'),
    username: `wren-${Date.now().toString(36)}`,
    ageGroup: /child/i,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName: 'Wren', age: '9' })
  await page.waitForURL(/\/parent-verification/)
  await page.getByLabel(/guardian's email/).fill(guardian)
  await page.getByRole('button', { name: 'Send code' }).click()
  const path = /\/guardian\/[\w-]+/.exec(await mail(guardian, /needs your permission/))![0]
  const parents = await browser.newContext({ baseURL: origin })
  const theirs = await parents.newPage()
  await theirs.goto(path)
  await giveConsent(theirs)
  await parents.close()
  await page.waitForURL(/\/dashboard/)

  await answerUpToNote(page, 'Worried')
  await page.getByRole('textbox').fill('i am hiding under my bed. he is yelling and throwing stuff again')
  await page.getByRole('checkbox', { name: 'Keep my words private' }).uncheck({ force: true })
  await page.getByRole('button', { name: 'All done!' }).click()

  const textBox = page.getByRole('heading', { level: 1, name: /^Tell a grown-up now\. Call or text 988\.$/ })
  await expect(textBox).toBeVisible()
  await expect(textBox).toBeFocused()
  await expect(page.getByText('You did nothing wrong. It’s right to tell.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expect(page.getByText('Mood checked in successfully!').filter({ visible: true })).toHaveCount(0)
  await expectFits(page, 'the panel of help for a child')

  // What may be about home goes to no one at home, shared or not.
  await page.goto('/settings?tab=guardian')
  await expect(page.getByText('Not sent', { exact: true })).toHaveCount(2)
  const box = (await (
    await request.get(`${origin}/mailbox.json?to=${encodeURIComponent(guardian)}`)
  ).json()) as { messages: { subject: string; text: string }[] }
  expect(box.messages.map(({ text }) => text).join()).not.toMatch(/hiding|News from/)
})
