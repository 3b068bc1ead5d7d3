import { answerBasics, signUp } from '../kit/firstSteps.ts'
import { expect, expectAccessible, newAddress, NEW_PASSWORD, test } from '../kit/journey.ts'

test('a member who said child and is 30 is asked about it before anything is saved', async ({ page }) => {
  await page.goto('/auth?mode=sign-up')
  await signUp(page, {
    email: newAddress('asked'),
    username: `asked-${Date.now().toString(36)}`,
    ageGroup: /^Child/,
    password: NEW_PASSWORD,
  })
  await answerBasics(page, { firstName: 'Mara', age: '30' })
  const dialog = page.getByRole('dialog', { name: 'Is your age right?' })
  await expect(dialog).toContainText('your account will be set up for “Adult”')
  await expectAccessible(page, 'the question about the age')
  const me = async () =>
    ((await (await page.request.get('/api/me')).json()) as { person: { ageGroup: string | null } }).person
  expect((await me()).ageGroup).toBeNull()
  await dialog.getByRole('button', { name: 'Yes, I’m 30' }).click()
  await page.waitForURL(/\/chat-rooms/)
  expect((await me()).ageGroup).toBe('adult')
})
