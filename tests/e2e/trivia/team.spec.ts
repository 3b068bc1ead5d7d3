import { expect, expectAccessible, expectFits, signIn, test } from '../kit/journey.ts'

/** Questions for each player. Source: docs/rules/trivia.md pass-the-phone. */
const EACH = 5
const PLAYERS = ['Tobias', 'Mila']

test('a guardian and a child pass one phone round to the end, and neither’s own weekend knows of it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'tobias@demo.evenkeel.example')
  await page.goto('/trivia/sessions')
  const own = page.getByRole('main').getByRole('button', { name: /session \d/i })
  const before = await own.textContent()
  await page.goto('/trivia/team')
  const start = page.getByRole('button', { name: 'Start the team game' })
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  for (const name of PLAYERS) await page.getByRole('checkbox', { name: new RegExp(name) }).click()
  await expectFits(page, 'the choice of a team')
  await start.press('Enter')

  const turns: string[] = []
  let right = 0
  const total = EACH * PLAYERS.length
  for (let turn = 1; turn <= total; turn += 1) {
    const pass = page.getByRole('heading', { name: /Pass the phone to/ })
    await expect(pass).toBeFocused()
    const text = await pass.textContent()
    turns.push(PLAYERS.find((name) => text!.includes(name))!)
    // The next player's question is not seen by the one before.
    await expect(page.getByRole('radio')).toHaveCount(0)
    if (turn === 1) await expectAccessible(page, 'passing the phone')
    await page.getByRole('button', { name: /has the phone/ }).press('Enter')
    await expect(page.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    const next = page.getByRole('button', { name: turn === total ? 'See the result' : 'Next Question' })
    await expect(next).toBeFocused()
    right = Number(/\d+/.exec((await page.getByText(/^Team: \d+ points$/).textContent())!)![0]) / 10
    await next.press('Enter')
  }
  for (const name of PLAYERS) expect(turns.filter((one) => one === name)).toHaveLength(EACH)
  await expect(page.getByText(`Together: ${right} of ${total} right, ${right * 10} points.`)).toBeVisible()
  await expectAccessible(page, 'the result of a team')

  await page.goto('/trivia/sessions')
  await expect(own).toHaveText(before!)
})
