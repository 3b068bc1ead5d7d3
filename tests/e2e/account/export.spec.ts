import { readFile } from 'node:fs/promises'
import { readZip } from '../../kit/readZip.ts'
import {
  choose,
  expect,
  expectAccessible,
  expectFits,
  fromAnyNetwork,
  NEW_PASSWORD,
  test,
} from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

test('a member asks for a copy of their data, waits for it, and finds their words in it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await fromAnyNetwork(page)
  await newAdult(page, 'Sunniva')
  const reflection = `The ferry was late ${Date.now()}`
  const entry = `Heather on the north side ${Date.now()}`

  await page.goto('/dashboard')
  await choose(page.getByRole('radio', { name: 'Calm' }))
  await page.getByLabel(/Reflection/).fill(reflection)
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await expect(page.getByText('Mood checked in successfully!')).toBeVisible()

  await page.goto('/journal?entry=new')
  await page.getByLabel('Title').fill('A walk')
  await page.getByLabel('Your words', { exact: true }).fill(entry)
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByText('Entry saved')).toBeVisible()

  await page.goto('/settings?tab=privacy')
  const section = page.getByRole('region', { name: 'Your data' })
  await expect(section.getByText('You haven’t requested a copy yet.')).toBeVisible()
  await section.getByRole('button', { name: 'Request data export' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('Not-this-one-3')
  await dialog.getByRole('button', { name: 'Request', exact: true }).click()
  await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'asking for a copy of the data')
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Request', exact: true }).click()
  await expect(dialog).toBeHidden()

  await expect(section.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(section.getByText(/You can download it until/)).toBeVisible()
  await expectAccessible(page, 'a copy of the data that is ready')
  await expectFits(page, 'copies of the data')
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^evenkeel-\d{4}-\d\d-\d\d\.zip$/)
  const files = await readZip(await readFile(await file.path()))
  const text = (name: string) => files.get(name)?.toString('utf8') ?? ''
  expect(text('checkIns.html')).toContain(reflection)
  expect(text('journal.html')).toContain(entry)
  expect(text('json/reflections.json')).toContain(reflection)
  expect(text('json/journal-entries.json')).toContain(entry)
  expect(text('index.html')).toContain('Sunniva')
  expect([...files.values()].map(String).join('')).not.toContain(NEW_PASSWORD)
})
