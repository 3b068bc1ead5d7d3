import { expect, expectAccessible, putQuestionAway, test } from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'

// The device's microphone is Chromium's own: a beep each second.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})

test('a voice note is recorded, survives a reload, is sent with its entry, heard, found by its words and deleted alone', async ({
  page,
}) => {
  await newAdult(page, 'Ottilie')
  await putQuestionAway(page)
  await page.goto('/journal?entry=new')
  const voice = page.getByRole('group', { name: 'Voice note' })
  await expect(voice.getByText('Up to 5 minutes and 10 MB. Only you can hear it.')).toBeVisible()
  // By keyboard alone.
  await voice.getByRole('button', { name: 'Record a voice note' }).focus()
  await page.keyboard.press('Enter')
  await expect(voice.getByRole('button', { name: 'Stop' })).toBeFocused()
  await expect(voice.getByText('0:02 of 5:00')).toBeVisible()
  await voice.getByRole('button', { name: 'Pause' }).click()
  await expect(voice.getByText('Paused')).toBeVisible()
  await voice.getByRole('button', { name: 'Go on' }).click()
  await voice.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByLabel('Listen')).toBeVisible()
  await expect(voice.getByText('This device keeps it for your account', { exact: false })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Listen')).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Save entry' }).click()
  const player = page.locator('audio[src^="/api/voice-notes/"]')
  await expect(player).toBeVisible()
  await expect(page.getByRole('article').getByText('A voice note.')).toBeVisible()
  // What the server wrote anew has a length and plays.
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration), { timeout: 10_000 })
    .toBeGreaterThan(1)
  const played = await player.evaluate(async (audio: HTMLAudioElement) => {
    await audio.play()
    audio.pause()
    return audio.error === null
  })
  expect(played).toBe(true)
  const address = (await player.getAttribute('src'))!
  expect((await page.request.get(address, { headers: { range: 'bytes=0-3' } })).status()).toBe(206)

  await expect(page.getByText('Transcription isn’t connected here.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Type what you said' }).click()
  await page.getByLabel('What you said').fill('The ferry hummed all night.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The ferry hummed all night.')).toBeVisible()
  await page.getByRole('searchbox').fill('ferry')
  await expect(page.getByRole('list', { name: '1 entry' }).getByText('A voice note.')).toBeVisible()
  await expectAccessible(page, 'an entry with a voice note')

  await page.getByRole('button', { name: 'Delete recording' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete recording' }).click()
  await expect(player).toHaveCount(0)
  await expect(page.getByText('The ferry hummed all night.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})
