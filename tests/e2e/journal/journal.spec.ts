import { choose, expect, expectFits, putQuestionAway, signIn, test } from '../kit/journey.ts'

const unique = () => Date.now().toString(36)

test('an entry is written, found, changed, seen live in a second tab, exported and deleted', async ({
  page,
  context,
}) => {
  await putQuestionAway(page)
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).first().click()
  await expect(page.getByText('The long way home').first()).toBeVisible()
  const other = await context.newPage()
  await putQuestionAway(other)
  await other.goto('/journal')
  await expect(other.getByText('The long way home').first()).toBeVisible()

  const title = `Low water ${unique()}`
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Your words', { exact: true }).fill('The sandbank looked out for an hour.')
  // What is written survives a reload.
  await page.reload()
  await expect(page.getByLabel('Your words', { exact: true })).toHaveValue(
    'The sandbank looked out for an hour.',
  )
  await choose(page.getByRole('radio', { name: 'Calm' }))
  await page.getByLabel('Tags').fill('tide')
  await page.getByLabel('Tags').press('Enter')
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByText('Entry saved')).toBeVisible()
  await expect(page).toHaveURL(/\/journal\?entry=[0-9a-f-]{36}/)
  await expect(other.getByRole('link', { name: new RegExp(title) })).toBeVisible()

  // Both tabs change it: no words are lost.
  await other.getByRole('link', { name: new RegExp(title) }).click()
  await expect(other.getByRole('article').getByText(/sandbank/)).toBeVisible()
  await other.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(other.getByLabel('Your words', { exact: true })).toHaveValue(/sandbank/)
  await other.getByLabel('Your words', { exact: true }).fill('The ferry came in late.')
  await page.getByLabel('Your words', { exact: true }).fill('The ferry came in early.')
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(other.getByText('This entry was changed somewhere else.')).toBeVisible()
  await expect(other.getByLabel('Your words', { exact: true })).toHaveValue('The ferry came in late.')
  await other.getByRole('button', { name: 'Keep both and save mine as a new entry' }).click()
  await expect(other.getByText('Entry saved')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(2)

  await page.getByLabel('Search your entries').fill('FERRY CAME IN LATE')
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(1)
  expect(page.url()).not.toContain('FERRY')
  await page.getByLabel('Search your entries').fill('')
  await page.getByRole('button', { name: 'boat', exact: true }).click()
  await expect(page.getByRole('link', { name: /Past the marker/ })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)
  await page.getByRole('button', { name: 'boat', exact: true }).click()

  await page.getByRole('button', { name: 'Export' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Text file (.txt)' }).click()
  expect((await file).suggestedFilename()).toMatch(/^journal-\d{4}-\d{2}-\d{2}\.txt$/)

  for (const text of ['The ferry came in early.', 'The ferry came in late.']) {
    await page.getByRole('link', { name: new RegExp(text) }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Delete this entry?' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete entry' }).click()
    await expect(page.getByRole('link', { name: new RegExp(text) })).toHaveCount(0)
  }
})

test('when the api is away the words stay, and are saved when it is back', async ({ page }) => {
  await signIn(page, 'walter@demo.evenkeel.example')
  await page.goto('/journal?entry=new')
  const text = `Written while away ${unique()}`
  let away = true
  await page.route('**/api/journal/entries', async (route) => {
    if (!away || route.request().method() !== 'POST') return route.continue()
    const error = { code: 'common.error.unexpected', message: 'Something broke.', requestId: 'x' }
    return route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ error }) })
  })
  await page.getByLabel('Your words', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByText('Error saving entry')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your words', { exact: true })).toHaveValue(text)
  away = false
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByText('Entry saved')).toBeVisible()
})

test('a teen reads before saving what is shared, and takes it back', async ({ page, browser, origin }) => {
  await signIn(page, 'jonas@demo.evenkeel.example')
  await page.goto('/journal?entry=new')
  const text = `We drew two all ${unique()}`
  await page.getByLabel('Your words', { exact: true }).fill(text)
  await expect(page.getByText('Your parent can’t see this entry.')).toBeVisible()
  // By key: the buttons stay at the sheet's lower edge, where a pointer may have to scroll first.
  const share = page.getByRole('switch', { name: 'Share with parent' })
  await share.press('Space')
  await expect(page.getByText(/will be able to read this entry. They’ll see its title/)).toBeVisible()
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByText('Entry saved')).toBeVisible()
  // The teen reads what the parent is told of it, whether it has left already or waits for the morning.
  const address = page.url()
  await page.goto('/settings?tab=guardian')
  await expect(page.getByText(text).first()).toBeVisible()
  await page.goto(`${address}&edit=true`)
  await expect(share).toBeChecked()
  await share.press('Space')
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByText('Entry saved')).toBeVisible()
  await page.goto('/settings?tab=guardian')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(text)).toHaveCount(0)
  const context = await browser.newContext({ baseURL: origin })
  const parent = await context.newPage()
  await signIn(parent, 'tobias@demo.evenkeel.example')
  await parent.goto('/settings?tab=guardian')
  await expect(parent.getByRole('heading', { name: 'Jonas' })).toBeVisible()
  await expect(parent.getByText(text)).toHaveCount(0)
  await context.close()
})

for (const [who, address] of [
  ['child', 'mila'],
  ['teen', 'jonas'],
  ['adult', 'maren'],
  ['elder', 'walter'],
] as const) {
  test(`the journal of a ${who} is accessible and fits, light and dark, on a phone and a desk`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
    const page = await context.newPage()
    await signIn(page, `${address}@demo.evenkeel.example`)
    for (const at of ['', '?entry=new', '?tab=progress', '/print']) {
      await page.goto(`/journal${at}`)
      await page.waitForLoadState('networkidle')
      await expectFits(page, `${who} ${at}`)
    }
    await context.close()
  })
}

test('on a laptop the text of a new entry begins in the upper half', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await putQuestionAway(page)
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/journal?entry=new')
  const words = page.getByLabel('Your words', { exact: true })
  // The line above it comes late.
  await expect(page.getByRole('button', { name: /prompt/i }).first()).toBeVisible()
  await expect(words).toBeVisible()
  expect((await words.boundingBox())!.y).toBeLessThan(500)
})
