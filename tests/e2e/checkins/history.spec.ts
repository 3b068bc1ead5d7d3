import { choose, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../kit/journey.ts'
import { inArabic } from '../kit/inArabic.ts'

const shots = process.env.HISTORY_SHOTS

test('history: month and year, walking by keyboard, an earlier day, delete and undo', async ({ page }) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard?tab=history')
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('button').first()).toBeVisible()

  // One stop of the keyboard; arrows walk, Enter opens.
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  const walked = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(walked).toMatch(/^\w+, \w+ \d+: /)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('heading', { level: 3, name: walked!.split(':')[0]! })
  await expect(panel).toBeFocused()

  const words = `Remembered ${Date.now()}`
  await page.getByRole('button', { name: 'Add a check-in' }).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByRole('radio', { name: 'Tired' }))
  await dialog.getByRole('textbox').fill(words)
  await expectAccessible(page, 'the dialog of an earlier day')
  if (shots) await page.screenshot({ path: `${shots}/dialog.png` })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Check-in added')).toBeVisible()
  await expect(page.getByText(words).first()).toBeVisible()
  await expect(page.getByText(/added later/).first()).toBeVisible()
  await expectAccessible(page, 'the history with an open day')
  if (shots) await page.screenshot({ path: `${shots}/month-1440.png`, fullPage: true })

  const line = page.getByRole('listitem').filter({ hasText: words }).first()
  await line.getByRole('button', { name: /^Delete Tired/ }).click()
  await expect(page.getByText(words)).toHaveCount(0)
  if (shots) await page.screenshot({ path: `${shots}/undo.png` })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(words).first()).toBeVisible()
  await line.getByRole('button', { name: /^Delete Tired/ }).click()
  await expect(page.getByText(words)).toHaveCount(0)

  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await expect(grid.getByRole('columnheader')).toHaveCount(12)
  await page.getByRole('button', { name: 'Calm', exact: true }).click()
  await expect(page.getByText(/^Days shown: \d+$/)).toBeVisible()
  await expectAccessible(page, 'the year')
})

test('history fits a phone, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/dashboard?tab=history')
  const grid = page.getByRole('grid')
  for (const view of ['Month', 'Year']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    await expectNoSidewaysScroll(page, view)
    await expectAccessible(page, `the ${view} in the dark`)
    if (shots) await page.screenshot({ path: `${shots}/${view}-390-dark.png`, fullPage: true })
  }
})

// A4 between the margins of `base.css`, in CSS pixels.
const PAPER = { width: 658, height: 987 }

for (const view of ['Month', 'Year'])
  test(`the history on paper, ${view}: pixels, trend and list alone, nothing over another thing`, async ({
    page,
  }) => {
    await signIn(page, 'maren@demo.evenkeel.example')
    await page.goto('/dashboard?tab=history')
    await page.getByRole('button', { name: view, exact: true }).click()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
    await expect(page.locator('#main svg text').first()).toBeAttached()
    await page.setViewportSize(PAPER)
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await expect(page.getByText('Maren’s check-ins')).toBeVisible()
    for (const role of ['banner', 'navigation', 'tab', 'tablist'] as const)
      for (const part of await page.getByRole(role, { includeHidden: true }).all())
        await expect(part).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
    await expect(
      page.getByRole('button', { name: /Print|Next month|Previous month|^Month$|^Year$/ }),
    ).toHaveCount(0)
    // The chart follows the width a moment later.
    await expect.poll(() => page.evaluate(overlapsOnPaper), { message: 'overlaps on paper' }).toEqual([])
    if (shots) await page.screenshot({ path: `${shots}/paper-${view}.png`, fullPage: true })
  })

/** What lies over another thing in the pictures, or reaches beyond the paper. Runs in the page. */
function overlapsOnPaper(): string[] {
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((element) => ({ element, words: element.textContent ?? '', box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
  const overlaps: string[] = []
  const apart = (selector: string) => {
    const found = boxesOf(selector)
    found.forEach((one, at) => {
      for (const other of found.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 1 && down > 1) overlaps.push(`${selector}: "${one.words}" over "${other.words}"`)
      }
    })
    if (found.length === 0) overlaps.push(`${selector}: none`)
  }
  apart('#main svg text')
  apart('#main [role=grid] td, #main [role=grid] th')
  apart('#main section')
  // What is inside a drawing is cut at its edge.
  for (const { element, words, box } of boxesOf('#main :not(svg *)'))
    if (box.right > innerWidth + 1 || box.left < -1)
      overlaps.push(`beyond the paper: ${element.tagName} "${words.slice(0, 60)}"`)
  return overlaps
}

test.describe('in Arabic', () => {
  // A worker would answer pages past the route below.
  test.use({ serviceWorkers: 'block' })

  test('the history is mirrored', async ({ page }) => {
    await signIn(page, 'layla@demo.evenkeel.example')
    await inArabic(page, ['/dashboard'])
    await page.goto('/dashboard?tab=history')
    const grid = page.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    const [first, second] = await grid.getByRole('columnheader').all()
    const left = async (cell: typeof first) => (await cell!.boundingBox())!.x
    expect(await left(first)).toBeGreaterThan(await left(second))
    await expectAccessible(page, 'the month in Arabic')
    if (shots) await page.screenshot({ path: `${shots}/month-1440-ar.png`, fullPage: true })
  })
})
