import { choose, expect, signIn, test } from '../kit/journey.ts'

test('a child goes from question to question with the browser’s Back and Forward, and nothing is lost', async ({
  page,
}) => {
  await signIn(page, 'mila@demo.evenkeel.example')
  const question = (name: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await choose(page.getByRole('radio', { name: 'Happy' }))
  await page.getByRole('button', { name: 'Next' }).click()
  await question('How big is it?')
  await page.getByRole('button', { name: 'Next' }).click()
  await question('Want to say more?')
  await page.getByRole('textbox').fill('Grandpa is coming')
  await page.goBack()
  await question('How big is it?')
  await page.goBack()
  await question(/^Hi Mila/)
  await expect(page.getByRole('radio', { name: 'Happy' })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await question('Want to say more?')
  await page.reload()
  await question('Want to say more?')
  await expect(page.getByRole('textbox')).toHaveValue('Grandpa is coming')
  await page.getByRole('button', { name: 'Back' }).click()
  await question('How big is it?')
})
