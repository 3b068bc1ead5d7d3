import type { Browser, Page } from '@playwright/test'
import { choose, expect, expectAccessible, expectFits, fromAnyNetwork, signIn, test } from '../kit/journey.ts'
import { newAdult } from '../kit/newAdult.ts'
import { sessionOf } from '../kit/sessions.ts'
import { openRooms } from './openRooms.ts'

const emailOf = (handle: string) => `${handle}@demo.evenkeel.example`
/** Words no other run of this journey wrote. */
const trees = ['oak', 'cedar', 'ash', 'birch', 'pine', 'lime', 'beech', 'maple']
/** The words with three trees that no run before had. Letters at random can look like a slur to the model. */
const unique = (text: string) =>
  `${text} By the ${[0, 3, 6].map((bits) => trees[(Math.floor(Date.now() / 1_000) >> bits) & 7]).join(', the ')}.`

/** A demo person in a browser of their own, at a room. */
async function inRoom(browser: Browser, origin: string, handle: string, room: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  const page = await context.newPage()
  await fromAnyNetwork(page)
  await context.addCookies(await sessionOf(emailOf(handle)))
  await page.goto(`/chat-rooms/${room}`)
  return page
}
const messageOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
async function send(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('two adults talk live: they write, edit, react, report and block', async ({ browser, origin }) => {
  test.setTimeout(180_000)
  await openRooms(['maren'], { intro: false })
  await openRooms(['tobias'])
  const maren = await inRoom(browser, origin, 'maren', 'sleep-rest')
  await maren.getByRole('heading', { name: 'Before your first visit' }).waitFor()
  await maren.getByRole('button', { name: 'Enter the room' }).click()
  const tobias = await inRoom(browser, origin, 'tobias', 'sleep-rest')
  await tobias.getByLabel('Message', { exact: true }).waitFor()

  const question = unique('Who else is awake at four?')
  await send(maren, question)
  await expect(messageOf(tobias, question)).toBeVisible()
  const answer = unique('I get up and read until I am tired.')
  await send(tobias, answer)
  await expect(messageOf(maren, answer)).toBeVisible()
  await expect(messageOf(maren, question)).toHaveCount(1)
  await expectFits(maren, 'a room')

  // An edit and a reaction arrive as well.
  await messageOf(maren, question).getByRole('button', { name: 'More about your message' }).click()
  await maren.getByRole('menuitem', { name: 'Edit' }).click()
  const edited = unique('Who else is awake at five?')
  await maren.getByLabel('Change your message').fill(edited)
  await maren.getByRole('button', { name: 'Save' }).click()
  await expect(messageOf(tobias, edited)).toContainText('edited')
  await messageOf(tobias, edited)
    .getByRole('button', { name: /^More about this message/ })
    .click()
  await tobias.getByRole('menuitem', { name: 'I’m with you' }).click()
  await expect(messageOf(maren, edited)).toContainText('I’m with you: 1')

  // A report takes three presses.
  await messageOf(tobias, edited)
    .getByRole('button', { name: /^More about this message/ })
    .click()
  await tobias.getByRole('menuitem', { name: 'Report' }).click()
  await tobias.getByRole('button', { name: 'Spam or scam' }).click()
  await expect(tobias.getByText('Thank you. A moderator will look at it.')).toBeVisible()

  // A block counts at once, and both ways.
  await messageOf(maren, answer)
    .getByRole('button', { name: /^More about this message/ })
    .click()
  await maren.getByRole('menuitem', { name: 'Block' }).click()
  await maren.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(messageOf(maren, answer)).toHaveCount(0)
  await tobias.reload()
  await tobias.getByLabel('Message', { exact: true }).waitFor()
  await expect(messageOf(tobias, answer)).toBeVisible()
  await expect(messageOf(tobias, edited)).toHaveCount(0)
})

test('a child’s message waits for a person: its writer sees it, another child only once it is approved', async ({
  browser,
  origin,
}) => {
  test.setTimeout(180_000)
  await openRooms(['mila'], { intro: false })
  await openRooms(['noah'])
  const mila = await inRoom(browser, origin, 'mila', 'loneliness')
  await mila.getByRole('button', { name: 'Go to the questions' }).click()
  const answer = (question: RegExp, name: string) =>
    choose(mila.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true }))
  await answer(/my school/, 'No')
  await answer(/unkind/, 'No')
  await answer(/scares me/, 'Yes')
  await mila.getByRole('button', { name: 'Enter the room' }).click()
  const noah = await inRoom(browser, origin, 'noah', 'loneliness')
  await noah.getByLabel('Message', { exact: true }).waitFor()

  const text = unique('I had no one to play with today.')
  await send(mila, text)
  await expect(messageOf(mila, text)).toContainText('A grown-up is checking this (usually')
  await expectAccessible(mila, 'a held message')
  await mila.reload()
  await expect(messageOf(mila, text)).toBeVisible()
  await noah.reload()
  await noah.getByLabel('Message', { exact: true }).waitFor()
  await expect(messageOf(noah, text)).toHaveCount(0)

  // A moderator reads it and lets it through; it reaches the other child by itself.
  const desk = await (await browser.newContext({ baseURL: origin, locale: 'en-US' })).newPage()
  await signIn(desk, emailOf('iris'))
  await desk.goto('/admin/moderation')
  const waiting = desk.getByRole('row', { name: /Held message/ }).filter({ hasText: 'Child' })
  await waiting.last().getByRole('button', { name: /^Open/ }).click({ timeout: 30_000 })
  await expect(desk.getByText('The words are covered.')).toBeVisible()
  await desk.keyboard.press('a')
  await expect(desk.getByText('Show the words and read them first.', { exact: false }).first()).toBeVisible()
  await desk.keyboard.press('v')
  await expect(desk.getByText(text)).toBeVisible()
  await desk.keyboard.press('a')
  await expect(desk.getByText('Approved.', { exact: true })).toBeVisible()
  await expect(messageOf(noah, text)).toHaveCount(0)
  await expect(messageOf(noah, text)).toBeVisible({ timeout: 40_000 })
  await expect(messageOf(mila, text)).not.toContainText('A grown-up is checking this')
  // Of the company a child learns a number and no name.
  await expect(noah.getByText(/people here now|person here now/).first()).toBeVisible()

  // An adult's room is no room for a child, at any address.
  await mila.goto('/chat-rooms/addiction-recovery')
  await expect(mila.getByText('Unable to create chat room')).toBeVisible()
})

test('a guardian turns rooms on and off again: the page of the child follows by itself', async ({
  browser,
  origin,
}) => {
  test.setTimeout(90_000)
  await openRooms(['noah'], { isAgreed: false })
  const noah = await inRoom(browser, origin, 'noah', 'loneliness')
  const closed = noah.getByRole('heading', { name: 'A grown-up needs to say yes' })
  await expect(closed).toBeVisible()
  await expectFits(noah, 'rooms that wait for the guardian')

  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  const rachel = await context.newPage()
  await fromAnyNetwork(rachel)
  await context.addCookies(await sessionOf(emailOf('rachel')))
  await rachel.goto('/settings?tab=guardian')
  const allowed = rachel
    .getByRole('region', { name: 'Noah', exact: true })
    .getByRole('switch', { name: 'Rooms are allowed' })
  await expect(allowed).not.toBeChecked()
  await allowed.click()
  await expect(rachel.getByText('Rooms are on now.')).toBeVisible()
  await expect(allowed).toBeChecked()
  await expectAccessible(rachel, 'the guardian’s switch')
  await expect(closed).toHaveCount(0)
  await noah.getByRole('link', { name: 'Loneliness' }).first().click()
  await noah.getByLabel('Message', { exact: true }).waitFor()

  await allowed.click()
  await expect(rachel.getByText('Rooms are off now.')).toBeVisible()
  await expect(closed).toBeVisible()
  await expect(noah.getByLabel('Message', { exact: true })).toHaveCount(0)
})

test('a teen’s clean words pass at once; a phone number is held, and the wording without it passes', async ({
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  await openRooms(['jonas', 'ella'])
  const [jonas, ella] = [
    await inRoom(browser, origin, 'jonas', 'stress-management'),
    await inRoom(browser, origin, 'ella', 'stress-management'),
  ]
  await ella.getByLabel('Message', { exact: true }).waitFor()
  const clean = unique('I go for a walk before a test.')
  await send(jonas, clean)
  await expect(messageOf(ella, clean)).toBeVisible()

  await send(jonas, 'Text me on 415 555 0134 before a test.')
  const held = messageOf(jonas, 'before a test.').last()
  await expect(held).toContainText('This could show who you are. So a moderator looks at it first.')
  await expectFits(jonas, 'a held message of a teen')
  await held.getByRole('button', { name: 'Use these words' }).click()
  await expect(jonas.getByText('415 555 0134')).toHaveCount(0)
  await expect(ella.getByRole('listitem').filter({ hasText: 'Text me on' }).last()).toBeVisible()
  await expect(ella.getByText('415 555 0134')).toHaveCount(0)
})

test('a free adult meets the upgrade card with a look at the room', async ({ page }) => {
  await newAdult(page, 'Fay')
  await page.goto('/chat-rooms/stress-management')
  await page.waitForURL(/\/chat-rooms$/)
  await expect(page.getByText('Chat requires a subscription')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Stress Management' })).toBeVisible()
  await expectFits(page, 'the gate of the rooms')
  await page.goto('/chat/0198f3a0-0000-7000-8000-000000000001')
  await expect(page.getByText('Chat requires a subscription')).toBeVisible()
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await page.waitForURL(/\/dashboard$/)
})
