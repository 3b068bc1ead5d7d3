import {
  choose,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
  signInByForm,
} from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

test('the profile is kept, and a rejected birth date says why at its field', async ({ page }) => {
  await signIn(page, 'jonas@demo.evenkeel.example')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  const username = page.getByLabel('Username')
  const before = await username.inputValue()
  await page.getByLabel('Birth date').fill('1990-01-01')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You can’t raise your age here.')).toBeVisible()
  await page.getByLabel('Birth date').fill('')
  await username.fill(`tide-${Date.now() % 100_000}`)
  await page.getByLabel('Time zone').selectOption('America/Denver')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings updated')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Denver')
  await page.getByLabel('Username').fill(before)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings updated')).toBeVisible()
  await expectAccessible(page, 'the profile of a teen')
})

test('how a member likes it follows them to another device, and to the crisis page without scripts', async ({
  page,
  browser,
  origin,
}) => {
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/settings?tab=comfort')
  const saved = () => page.waitForResponse((answer) => answer.url().endsWith('/api/account/comfort'))
  let kept = saved()
  await choose(page.getByRole('radio', { name: 'Dark' }))
  await kept
  kept = saved()
  await choose(page.getByRole('radio', { name: '125 %' }))
  await kept
  await page.goto('/crisis')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const other = await browser.newContext({ baseURL: origin })
  const there = await other.newPage()
  await signInByForm(there, 'maren@demo.evenkeel.example')
  await there.waitForURL(/\/dashboard/)
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(there.locator('html')).toHaveAttribute('data-text', '125')
  const plain = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    storageState: await other.storageState(),
  })
  const crisis = await plain.newPage()
  await crisis.goto('/crisis')
  await expect(crisis.locator('html')).toHaveAttribute('data-text', '125')
  await Promise.all([other.close(), plain.close()])

  await page.goto('/settings?tab=comfort')
  for (const choice of ['Light', 'Set for my age']) {
    kept = saved()
    await choose(page.getByRole('radio', { name: choice }))
    await kept
  }
})

test('nothing is counted without consent; with it, pages are, in batches and without queries', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(request.postData() ?? '')
  })
  await signIn(page, 'maren@demo.evenkeel.example')
  await page.goto('/settings?tab=privacy')
  const box = page.getByRole('switch', { name: 'Share usage statistics' })
  await box.waitFor()
  // An earlier run may have ended half way.
  if (await box.isChecked()) {
    await box.click()
    await expect(page.getByText('Settings updated')).toBeVisible()
    await page.reload()
    sent.length = 0
  }
  await expect(box).not.toBeChecked()
  expect(sent).toEqual([])
  // A click and a wait: the switch shows what the store of the page says, a moment after the press.
  await box.click()
  await expect(box).toBeChecked()
  await expect(page.getByText('Settings updated')).toBeVisible()
  // Within the page: requests of a page that is being left are not seen by everybody who watches.
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your Mood Journey' })).toBeVisible()
  await expect.poll(() => sent.join(), { timeout: 30_000 }).toContain('"page_url":"/dashboard"')
  expect(sent.join()).not.toContain('?')
  await page.goto('/settings?tab=privacy')
  await box.click()
  await expect(box).not.toBeChecked()
})

test('a minor finds no switch for being counted', async ({ page }) => {
  await signIn(page, 'mila@demo.evenkeel.example')
  await page.goto('/settings?tab=privacy')
  await expect(page.getByText(/We don’t count how children and teens/)).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Show my family when I’m here' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Share usage statistics' })).toHaveCount(0)
})

test('a fault of the site becomes a row that staff reads, without words of a person', async ({
  page,
  context,
}) => {
  await signIn(page, 'support@demo.evenkeel.example')
  const notified = page.waitForResponse((answer) => answer.url().endsWith('/api/faults'))
  const mark = `journey fault ${Date.now()}`
  await page.evaluate((text) => {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error(`${text} of mia@example.org`) }))
  }, mark)
  expect((await notified).status()).toBe(200)
  const rows = (await (await context.request.get('/api/client-errors?sort=-lastSeenAt&limit=5')).json()) as {
    docs: { message: string; count: number }[]
  }
  expect(rows.docs[0]!.message).toMatch(/^Error: journey fault .* of :email$/)
})

for (const [name, size] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  test(`every tab of the settings is accessible and fits on a ${name}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(size)
    await signIn(page, 'maren@demo.evenkeel.example')
    for (const tab of ['profile', 'security', 'devices', 'comfort', 'language', 'focus', 'privacy']) {
      await page.goto(`/settings?tab=${tab}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectAccessible(page, tab)
      await expectNoSidewaysScroll(page, tab)
    }
  })
}

test('a way of a kind is turned off, stays so, reaches another tab, and goes back when it can’t be stored', async ({
  page,
}) => {
  await newAdult(page, 'Ines')
  await page.goto('/settings?tab=notifications')
  const push = page.getByRole('checkbox', { name: 'Family groups: On devices' })
  await expect(push).toBeChecked()
  for (const locked of await page.getByRole('checkbox', { name: /^Crisis alerts/ }).all()) {
    await expect(locked).toBeChecked()
    await expect(locked).toBeDisabled()
  }

  const tab = await page.context().newPage()
  await tab.goto('/settings?tab=notifications')
  const there = tab.getByRole('checkbox', { name: 'Family groups: On devices' })
  await expect(there).toBeChecked()
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/notification-prefs/channels') && answer.request().method() === 'PUT',
  )
  await push.focus()
  await page.keyboard.press('Space')
  expect((await stored).status()).toBe(200)
  await expect(push).not.toBeChecked()
  await expect(there).not.toBeChecked()
  await tab.close()
  await page.reload()
  await expect(push).not.toBeChecked()

  await page.route('**/api/notification-prefs/channels', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await push.click()
  await expect(page.getByText('Failed to update notification settings')).toBeVisible()
  await expect(push).not.toBeChecked()
  await page.unroute('**/api/notification-prefs/channels')

  await page.getByRole('switch', { name: 'Remind me every day' }).click()
  await expect(page.getByText(/^Next reminder: /)).toBeVisible()
  await page.getByLabel('Time', { exact: true }).fill('23:00')
  await expect(page.getByText('No reminder will come: this time is in your quiet hours.')).toBeVisible()
  await page.getByLabel('Time', { exact: true }).fill('10:15')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings updated')).toBeVisible()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('The test is on its way')).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Why did I get this?' }).first().click()
  await expect(page.getByText(/^You turned on a daily reminder/)).toBeVisible()
  await expectAccessible(page, 'why a notification came')
})

test('news and data rights are saved at once, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newAdult(page, 'Tove')
  await page.goto('/settings')
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Privacy' }).click()
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT')
  for (const [name, isOn] of [
    ['Email me news and offers', true],
    ['Allow a copy of my data', false],
  ] as const) {
    const box = page.getByRole('switch', { name })
    await expect(box).toBeChecked({ checked: !isOn })
    const answer = saved()
    await box.click()
    expect((await answer).status()).toBe(200)
    await expect(box).toBeChecked({ checked: isOn })
  }
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Email me news and offers' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Allow a copy of my data' })).not.toBeChecked()
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await expectAccessible(page, 'the list of sections')
  await expectNoSidewaysScroll(page, 'the list of sections')
})
