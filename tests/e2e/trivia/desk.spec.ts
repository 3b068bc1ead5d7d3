import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, signIn, test } from '../kit/journey.ts'

const openDesk = async (page: Page, staff: 'admin' | 'moderator') => {
  await signIn(page, `${staff}@demo.evenkeel.example`)
  await page.goto('/admin/trivia')
  await expect(page.getByRole('heading', { name: 'Saturday Trivia Admin' })).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('#bank-found')).toHaveText(/^Questions: /)
}
/** The row of a question in the list. */
const rowOf = (page: Page, prompt: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: prompt }) })

test('staff writes a question for children, a colleague approves it, and it leaves and comes back as a file', async ({
  page,
  browser,
  origin,
}) => {
  const mark = Date.now().toString(36)
  const prompt = `=What helps you rest, ${mark}?`
  await openDesk(page, 'moderator')
  for (const figure of ['Total Plays', 'Avg Score', 'Max Streak (weeks)', 'Completion Rate'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Questions \(\d/ })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'the bank of questions')

  // By keyboard: the dialog opens, says what is missing at its field, and keeps what was typed.
  await page.getByRole('button', { name: 'New question' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New question' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('Why it was rejected')).toBeHidden()
  await dialog.getByLabel('Question', { exact: true }).fill(prompt)
  await dialog.getByLabel('Option A', { exact: true }).fill('A nap')
  await dialog.getByLabel('Option B', { exact: true }).fill('a nap')
  await dialog.getByLabel('Option C', { exact: true }).fill('More screens')
  await dialog.getByLabel('Option D', { exact: true }).fill('A race')
  await dialog.getByLabel('Explanation').fill('Rest helps you grow.')
  await dialog.getByLabel('Age group').selectOption('Children')
  await expectAccessible(page, 'the dialog of a question')
  await dialog.getByRole('button', { name: 'Send to review' }).click()
  await expect(dialog.getByText('Another option has the same text.')).toBeVisible()
  await expect(dialog.getByLabel('Option B', { exact: true })).toBeFocused()
  // By role: React writes a text area's value into it, and so into the text of the label around it.
  await expect(dialog.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(prompt)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Shouting')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, prompt).getByText('To review', { exact: true })).toBeVisible()
  await expect(
    rowOf(page, prompt).getByText('Someone else has to approve it.', { exact: false }),
  ).toBeVisible()
  await expect(rowOf(page, prompt).getByRole('button', { name: 'Approve' })).toBeHidden()

  const others = await browser.newContext({ baseURL: origin, acceptDownloads: true })
  const colleague = await others.newPage()
  await openDesk(colleague, 'admin')
  await colleague.getByLabel('Search').fill(mark)
  await expect(colleague.locator('#bank-found')).toHaveText('Questions: 1')
  await rowOf(colleague, prompt).getByRole('button', { name: 'Approve' }).click()
  const ask = colleague.getByRole('dialog', { name: 'Approve this question?' })
  await ask.getByLabel('Note (optional)').fill('Kind and clear.')
  await ask.getByRole('button', { name: 'Approve' }).click()
  await expect(rowOf(colleague, prompt).getByText('Approved', { exact: true })).toBeVisible()

  const [download] = await Promise.all([
    colleague.waitForEvent('download'),
    colleague.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toContain(`"'${prompt}"`)

  await colleague.getByRole('button', { name: 'Import CSV' }).click()
  const importing = colleague.getByRole('dialog', { name: 'Import questions' })
  const file = (text: string) => ({ name: 'q.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await importing.getByLabel('CSV file').setInputFiles(file(csv.replace('Shouting', 'A nap')))
  await expect(importing.getByRole('cell', { name: 'Another option has the same text.' })).toBeVisible()
  await expect(importing.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await importing
    .getByLabel('CSV file')
    .setInputFiles(file(csv.replaceAll('What helps', 'What always helps')))
  await expect(importing.getByText('New questions: 1.', { exact: false })).toBeVisible()
  await expectAccessible(colleague, 'the dialog of an import')
  await importing.getByRole('button', { name: 'Import', exact: true }).click()
  const imported = `=What always helps you rest, ${mark}?`
  await expect(rowOf(colleague, imported).getByText('To review', { exact: true })).toBeVisible()
  await expect(rowOf(colleague, imported).getByText('Imported', { exact: true })).toBeVisible()

  for (const text of [imported, prompt]) {
    await rowOf(colleague, text).getByRole('button', { name: 'Delete' }).click()
    const remove = colleague.getByRole('dialog', { name: 'Delete this question?' })
    await remove.getByRole('button', { name: 'Delete' }).click()
    await expect(rowOf(colleague, text)).toBeHidden()
  }
  await others.close()
})

test('the bank fits a desk and a phone', async ({ page }) => {
  await openDesk(page, 'admin')
  await expect(page.getByText('To review', { exact: true }).nth(1)).toBeVisible()
  await expectFits(page, 'the bank of questions')
  await page.getByRole('button', { name: 'New question' }).click()
  await expectFits(page, 'the dialog of a question')
})

test('no script in a question runs at the desk or in the panel’s editor', async ({ page, origin }) => {
  const payloads = [
    '<script>window.ran=1</script>',
    '<img src=x onerror=window.ran=1>',
    '"><svg onload=window.ran=1>',
    'javascript:window.ran=1',
    '{{constructor.constructor("window.ran=1")()}}',
    '</textarea><iframe srcdoc="<script>top.ran=1</script>">',
    '<a href="javascript:window.ran=1" autofocus onfocus=window.ran=1>x</a>',
    "';window.ran=1//",
  ]
  const head = 'locale,age_group,category,type,difficulty,prompt,option_a,option_b,correct,explanation,tags'
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = Array.from({ length: 200 }, (_, index) => {
    const text = payloads[index % payloads.length]!
    const own = quoted(`${text} xq7 ${index}`)
    return `en,adult,habits,mcq,easy,${own},${quoted(text)},Other,a,${own},${quoted(text.slice(0, 30).replaceAll(',', ''))}`
  })
  await openDesk(page, 'admin')
  const answer = await page.request.post(`${origin}/api/staff/trivia/questions/import`, {
    data: { csv: [head, ...rows].join('\r\n') },
    headers: { origin },
  })
  const { imported, known } = (await answer.json()) as { imported: number; known: number }
  // Those of a run before stay.
  expect(imported + known).toBe(200)
  await page.reload()
  await page.getByLabel('Search').fill('xq7')
  await expect(page.locator('#bank-found')).toHaveText('Questions: 200')
  const shown = page.getByRole('heading', { name: / xq7 \d/ })
  for (let count = 25; count < 200; count += 25) {
    await expect(shown).toHaveCount(count)
    await page.getByRole('button', { name: 'Show more' }).click()
  }
  await expect(shown).toHaveCount(200)
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  await page.getByRole('link', { name: 'Open in the text editor' }).click()
  await expect(page.locator('#field-prompt')).toHaveValue(/ xq7 \d+$/, { timeout: 30_000 })
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  const all = await page.request.get(`${origin}/api/staff/trivia/questions?search=xq7`)
  const { questions } = (await all.json()) as { questions: { id: string }[] }
  expect(questions).toHaveLength(25)
})
