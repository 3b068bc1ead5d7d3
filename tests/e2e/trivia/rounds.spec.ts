import { expect, expectAccessible, signIn, test } from '../kit/journey.ts'
import { leaveOnePending } from './pendingWeekend.ts'

test('staff puts a round together, generates, reads the log and publishes', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, 'admin@demo.evenkeel.example')
  await page.goto('/admin/trivia?tab=rounds')
  const create = page.getByRole('button', { name: 'Create Round' })
  await expect(create).toBeDisabled({ timeout: 30_000 })
  await page.getByLabel('Age group').selectOption('child')
  const questions = page.getByRole('group', { name: 'Questions (select 5-7)' }).getByRole('checkbox')
  await expect(questions.first()).toBeVisible()
  for (let number = 0; number < 5; number += 1) await questions.nth(number).check()
  await expect(create).toBeEnabled()
  for (let number = 5; number < 8; number += 1) await questions.nth(number).check()
  await expect(page.getByText('That’s more than 7. You can still create it.')).toBeVisible()
  await expectAccessible(page, 'rounds')
  // A Wednesday is asked about.
  await page.getByLabel('Date').fill('2030-01-02')
  await create.click()
  const question = page.getByRole('dialog', { name: 'Is another day meant?' })
  await expect(question).toContainText('January 2, 2030 isn’t a Saturday')
  await question.getByRole('button', { name: 'Use this date' }).click()
  await expect(page.getByText('The round of January 2, 2030 has 8 questions.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'January 2, 2030' }).first()).toContainText(
    'Children, 8 questions',
  )

  await page.getByRole('tab', { name: 'Auto-Gen' }).click()
  await expect(page.getByText('Saturday 9:55am publish')).toBeVisible()
  await expectAccessible(page, 'the generation')
  await page.getByRole('button', { name: 'Generate This Week' }).click()
  const generate = page.getByRole('dialog', { name: 'Generate this week?' })
  await expect(generate).toContainText('about 480 questions across all ages and languages')
  await generate.getByRole('button', { name: 'Generate This Week' }).click()
  await expect(page.getByText('A run is going.')).toBeVisible()
  await expect(page.getByText('A run is going.')).toBeHidden({ timeout: 60_000 })
  const log = page.getByRole('region', { name: 'Generation log, latest 20' })
  await expect(log.getByRole('row').filter({ hasText: 'Success' }).first()).toContainText('30')

  await leaveOnePending(page)
  await page.getByRole('button', { name: 'Publish Pending Rounds' }).click()
  const publish = page.getByRole('dialog', { name: 'Publish pending rounds?' })
  await publish.getByRole('button', { name: 'Publish Pending Rounds' }).click()
  await expect(page.getByText(/^\d+ sessions published for the weekend of/)).toBeVisible()
  await page.getByRole('tab', { name: /^Rounds/ }).click()
  await expect(page.getByText('16 of 16 sessions published').first()).toBeVisible()
})

test('support sees no desk, and no call of it answers', async ({ page, origin }) => {
  await signIn(page, 'support@demo.evenkeel.example')
  const answer = await page.request.post(`${origin}/api/functions/trivia-publish-rounds`, {
    data: {},
    headers: { origin },
  })
  expect(answer.status()).toBe(403)
})
