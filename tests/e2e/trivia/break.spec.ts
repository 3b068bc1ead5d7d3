import { expect, expectAccessible, signIn, test } from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'
import { approveVideo, beginBreak, forgetVideo, newVideoId } from './atBreak.ts'

const PLAYER = 'https://www.youtube-nocookie.com'
/** Speaks as the player does: once it is listened to it says where it is, and a press ends the video. */
const FAKE_PLAYER = `<!doctype html><title>Player</title><button>End it</button><script>
  const say = (message) => parent.postMessage(JSON.stringify(message), '*')
  addEventListener('message', ({ data }) => {
    if (JSON.parse(data).event === 'listening') say({ event: 'infoDelivery', info: { currentTime: 2, playerState: 1 } })
  })
  document.querySelector('button').onclick = () => say({ event: 'onStateChange', info: 0 })
</script>`

test('an adult presses before a foreign video loads, and a child never meets it', async ({
  page,
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  const asked: string[] = []
  await page.context().route(`${PLAYER}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: FAKE_PLAYER })
  })
  await newAdult(page, 'Pausa')
  const video = newVideoId()
  await approveVideo(await beginBreak(page), video)
  try {
    await page.goto('/trivia/sessions')
    await page.getByRole('button', { name: 'Start session 2' }).click()
    await expect(page.getByRole('heading', { name: 'Slow breaths' })).toBeFocused()
    const next = page.getByRole('button', { name: 'Go to session 2' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
    await expectAccessible(page, 'a break before its video')
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Play the video' }).click()
    const player = page.frameLocator('iframe[title="Video: Slow breaths"]').frameLocator('iframe')
    await player.getByRole('button', { name: 'End it' }).click()
    await expect(next).not.toHaveAttribute('aria-disabled')
    expect(asked.every((url) => url.startsWith(`${PLAYER}/embed/${video}?`))).toBe(true)
    expect(asked.length).toBeGreaterThan(0)
    await next.click()
    await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible()

    const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
    const theirs = await context.newPage()
    await theirs.context().route(`${PLAYER}/**`, (route) => {
      asked.push('child')
      return route.abort()
    })
    await signIn(theirs, 'freya@demo.evenkeel.example')
    await beginBreak(theirs)
    const answer = theirs.waitForResponse((response) => response.url().endsWith('/api/trivia/weekend'))
    await theirs.goto('/trivia/sessions')
    expect(await (await answer).text()).not.toMatch(new RegExp(`${video}|youtube|frames`))
    expect((await theirs.request.get(`/trivia/frames/${video}.html`)).status()).toBe(404)
    await theirs.getByRole('button', { name: 'Start session 2' }).click()
    const clip = theirs.locator('video')
    await expect(clip).toBeVisible()
    await expect
      .poll(() => clip.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode))
      .toBe('showing')
    await clip.evaluate((element: HTMLVideoElement) => {
      element.muted = true
      void element.play()
    })
    await expect
      .poll(() => clip.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.2)
    await expect(theirs.locator('iframe')).toHaveCount(0)
    await expectAccessible(theirs, 'a break with our clip')
    expect(asked).not.toContain('child')
    await context.close()
  } finally {
    await forgetVideo(video)
  }
})
