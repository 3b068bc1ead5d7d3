import { chromium, type Browser, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { roomIdOf } from '#seed/factories/rooms.ts'
import { unpin } from '../../kit/cores.ts'
import type { BenchPerson, Data } from '../../kit/data.ts'
import { median } from '../../kit/figures.ts'
import type { Goal } from '../../kit/report.ts'
import type { Server } from '../../kit/server.ts'
import { prepareConsent } from '../consent.ts'
import { unhurried, WORDS } from './prepare.ts'

/** A room that nothing else here reads or fills beyond some posts. */
const SLUG = 'grief-loss'
/** Messages the page has drawn. */
const DRAWN = 500
/** Keys that are pressed, and milliseconds between two of them: a fast writer. */
const [KEYS, BETWEEN_MS] = [100, 70]
/** How much slower the processor is made. */
const SLOWER = 4
/** A busy machine makes one run slow: the median of the longest tasks counts. */
const RUNS = 3
const GOAL_MS = 50
/** Milliseconds after the last key in which its picture is drawn. */
const AFTER_MS = 500

/** The longest task of a page while somebody typed, in milliseconds: as its clock has it, and of processor time. */
type Longest = { byClock: number; byProcessor: number }
/** Tasks of 50 ms and more, and when keys went up. */
type Noticed = { tasks: { startTime: number; duration: number }[]; keys: number[] }
type Noticing = typeof globalThis & { noticed?: Noticed }

/**
 * rooms-typing: the longest task while 100 characters are typed under 500 messages, in Chromium with a processor four
 * times slower; 0 when there was none of 50 ms, which is the least that browsers report. Beside it the same by
 * processor time at full speed, times four: what else the machine does changes that little. A page with nothing but a
 * field says how busy the machine was. The site is built before the server starts.
 */
export async function typing(data: Data, person: BenchPerson, server: Server): Promise<Goal[]> {
  await prepareConsent(data)
  await fill(data, person)
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) throw new Error(`There is no Chromium at ${executablePath}.`)
  unpin(process.pid)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    // The name the server knows itself by: it answers no form of another origin.
    const origin = server.url.replace('127.0.0.1', 'localhost')
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'ek_session', value: person.token, url: origin }])
    const [room, bare] = [await context.newPage(), await context.newPage()]
    await bare.setContent('<label>Message <textarea rows="2"></textarea></label>')
    const nothing = await longestOf(browser, bare)
    await room.bringToFront()
    await drawAll(room)
    const { byClock, byProcessor } = await longestOf(browser, room)
    const goal = { goal: GOAL_MS, isAtLeast: false, unit: ' ms' }
    return [
      {
        what: `rooms-typing, longest task among ${DRAWN} messages at ${SLOWER}x slower (a bare field ${nothing.byClock.toFixed(0)} ms)`,
        measured: byClock,
        ...goal,
      },
      {
        what: `rooms-typing, by processor time x ${SLOWER} (a bare field ${nothing.byProcessor.toFixed(0)} ms)`,
        measured: byProcessor,
        ...goal,
      },
    ]
  } finally {
    await browser.close()
  }
}

async function longestOf(browser: Browser, page: Page): Promise<Longest> {
  const runs: Longest[] = []
  for (let run = 0; run < RUNS; run += 1)
    runs.push({ byClock: await longTask(page), byProcessor: SLOWER * (await longestTrace(browser, page)) })
  return {
    byClock: median(runs.map(({ byClock }) => byClock)),
    byProcessor: median(runs.map(({ byProcessor }) => byProcessor)),
  }
}

/** The messages of the room, a tenth by the reader, with reactions; and the reader's first visit is over. */
async function fill({ db, url }: Data, { id }: BenchPerson): Promise<void> {
  const room = roomIdOf(SLUG, 'adult')
  await db.query(
    `insert into chat_members (id, user_id, intro_seen_at, guidelines_passed_at) values (gen_random_uuid(), $1, now(), now())
     on conflict (user_id) do update set intro_seen_at = now(), guidelines_passed_at = now()`,
    [id],
  )
  await unhurried(url, [
    `delete from chat_messages where room_id = '${room}'`,
    `insert into chat_messages (id, room_id, user_id, username, message, state, sequence, revision, created_at, updated_at)
     select gen_random_uuid(), '${room}', m.id, m.username, (array[${WORDS.map((words) => `'${words}'`).join(', ')}])[1 + n % ${WORDS.length}],
       'visible', n, n, now() - make_interval(mins => 3 * (${DRAWN} - n)), now()
     from generate_series(1, ${DRAWN}) n join (
       select p.id, p.username, row_number() over (order by p.id <> '${id}') - 1 as k from profiles p where p.age_group = 'adult'
       order by p.id <> '${id}' limit 10) m on m.k = n % 10`,
    `insert into chat_reactions (id, message_id, user_id, kind, created_at)
     select gen_random_uuid(), id, user_id, 'hug', now() from chat_messages where room_id = '${room}' and sequence % 10 = 0`,
    `update chat_rooms set last_sequence = ${DRAWN}, last_revision = ${DRAWN} where id = '${room}'`,
  ])
}

/** Opens the room and asks for earlier messages until all are drawn. @throws Error when that takes too long */
async function drawAll(page: Page): Promise<void> {
  await page.goto(`/chat-rooms/${SLUG}`)
  await page.getByLabel('Message', { exact: true }).waitFor()
  const earlier = page.getByRole('button', { name: 'Show earlier messages' })
  const begins = page.getByText('This is where the room begins.')
  while (!(await begins.isVisible())) {
    await earlier.or(begins).first().waitFor()
    if (await earlier.isVisible()) await earlier.click({ timeout: 5_000 }).catch(() => undefined)
  }
  const drawn = await page.getByRole('region', { name: 'Messages' }).locator('li[data-message]').count()
  if (drawn < DRAWN) throw new Error(`the page has drawn ${drawn} messages`)
}

/** Types at four times slower. @returns the longest task the page was told of */
async function longTask(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    const noticed: Noticed = { tasks: [], keys: [] }
    ;(globalThis as Noticing).noticed = noticed
    addEventListener('keyup', () => noticed.keys.push(performance.now()), true)
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) noticed.tasks.push({ startTime, duration })
    }).observe({ type: 'longtask' })
  })
  await write(page)
  const { tasks, keys } = await page.evaluate(() => (globalThis as Noticing).noticed!)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  // What this file asked of the page before and after is no typing.
  const during = tasks.filter(({ startTime }) => startTime > keys[0]! && startTime < keys.at(-1)! + AFTER_MS)
  return Math.max(0, ...during.map(({ duration }) => duration))
}

type Traced = {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { data?: { type?: string } }
}

/** Types at full speed. @returns the processor time of the longest task from the first key on, in milliseconds */
async function longestTrace(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
  await write(page)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  const keys = traceEvents.filter(({ args }) => args?.data?.type === 'keyup')
  const [first, last] = [keys[0]!, keys.at(-1)!]
  const times = traceEvents
    .filter(
      ({ name, pid, tid, ts, tdur }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        tdur !== undefined &&
        pid === first.pid &&
        tid === first.tid &&
        ts > first.ts &&
        ts < last.ts + AFTER_MS * 1_000,
    )
    .map(({ tdur }) => tdur!)
  return Math.max(...times) / 1_000
}

/** Types as a person does, and empties the field again. @throws Error when other words are in it */
async function write(page: Page): Promise<void> {
  const field = page.getByLabel('Message', { exact: true })
  await field.click()
  // What was begun before is done first.
  await page.waitForTimeout(2_000)
  const text = WORDS[3].slice(0, KEYS)
  await page.keyboard.type(text, { delay: BETWEEN_MS })
  await page.waitForTimeout(1_000)
  if ((await field.inputValue()) !== text) throw new Error('the field has other words than were typed')
  await field.fill('')
}
