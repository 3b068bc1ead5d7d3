import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClipView } from '#domain/trivia/views.ts'
import { BreakScreen } from '#site/features/trivia/break/BreakScreen.tsx'
import { listenToPlayer } from '#site/features/trivia/break/playerMessages.ts'
import { unfinishedBreak } from '#site/features/trivia/break/unfinishedBreak.ts'
import { SessionCard } from '#site/features/trivia/player/SessionCard.tsx'
import { freshBrowser, show } from '../checkins/page.tsx'

const counted: [string, unknown][] = []
vi.mock('#site/lib/analytics.ts', () => ({
  count: (name: string, properties: unknown) => void counted.push([name, properties]),
}))
freshBrowser()
beforeEach(() => void (counted.length = 0))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const clip: ClipView = {
  position: 1,
  title: 'Breathe out slowly',
  tip: 'Feet on the floor.',
  seconds: 30,
  video: '/clips/breathing.mp4',
  captions: '/clips/breathing.en.vtt',
  isFallback: false,
  foreign: null,
}
const foreign: ClipView = {
  ...clip,
  foreign: {
    frame: '/trivia/frames/abc_DEF-123.html',
    title: 'Slow breaths',
    tip: 'Breathe.',
    seconds: 40,
    channel: 'Calm',
  },
}
const next = () => screen.getByRole('button', { name: 'On' })
const frames = () => document.querySelectorAll('iframe')
const pass = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000)
  })

async function showBreak(over: Partial<Parameters<typeof BreakScreen>[0]> = {}) {
  const saved: number[] = []
  const view = await show(
    <BreakScreen
      position={1}
      clip={clip}
      onWatch={(seconds) => saved.push(seconds)}
      next="On"
      onNext={() => undefined}
      {...over}
    />,
  )
  return { ...view, saved }
}

describe('a break', () => {
  it('shows our clip with captions on, and opens after its seconds, seen or read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { saved } = await showBreak()
    const track = document.querySelector('track')!
    expect([track.kind, track.default, track.getAttribute('src')]).toEqual([
      'captions',
      true,
      '/clips/breathing.en.vtt',
    ])
    expect(document.querySelector('video')!.autoplay).toBe(false)
    expect(next().getAttribute('aria-disabled')).toBe('true')
    for (let second = 0; second < 31; second += 1) await pass(1)
    expect(next().getAttribute('aria-disabled')).toBeNull()
    expect(saved).toEqual([0, 5, 10, 15, 20, 25, 30])
    expect(counted).toEqual([['wellness_unlock_success', { position: 1 }]])
  })

  it('is done at once when the clip ended, and goes on from an earlier visit', async () => {
    const { saved } = await showBreak({ before: 12 })
    expect(saved).toEqual([10])
    fireEvent.ended(document.querySelector('video')!)
    expect(next().getAttribute('aria-disabled')).toBeNull()
    expect(saved).toEqual([10, 30])
  })

  it('leaves the tip when the clip cannot play, or there is none, and counts that once', async () => {
    const { unmount } = await showBreak()
    fireEvent.error(document.querySelector('video')!)
    expect(document.querySelector('video')).toBeNull()
    expect(
      screen.getByText('The clip can’t play right now. Reading the tip counts just the same.'),
    ).toBeTruthy()
    expect(screen.getByText('Feet on the floor.')).toBeTruthy()
    expect(counted).toEqual([['wellness_fallback_used', { position: 1 }]])
    unmount()
    await showBreak({ clip: undefined, position: 2 })
    expect(screen.getByRole('heading', { name: 'Look far away' })).toBeTruthy()
    expect(counted).toHaveLength(2)
  })

  it('counts one of ours that stands in', async () => {
    await showBreak({ clip: { ...clip, isFallback: true } })
    expect(document.querySelector('video')).toBeTruthy()
    expect(counted).toEqual([['wellness_fallback_used', { position: 1 }]])
  })
})

describe('a foreign video', () => {
  it('loads nothing before a press, and then one page of ours', async () => {
    await showBreak({ clip: foreign })
    const play = await screen.findByRole('button', { name: 'Play the video' })
    expect(screen.getByText(/“Slow breaths” by Calm\. It loads only when you press play\./)).toBeTruthy()
    expect(frames()).toHaveLength(0)
    expect(document.documentElement.innerHTML).not.toMatch(/youtube-nocookie|<script/)
    fireEvent.click(play)
    expect([...frames()].map((frame) => frame.getAttribute('src'))).toEqual([
      '/trivia/frames/abc_DEF-123.html',
    ])
  })

  it('gives way to our clip when the reader wants that, when its page fails, and without a connection', async () => {
    const { unmount } = await showBreak({ clip: foreign })
    fireEvent.click(await screen.findByRole('button', { name: 'Watch our own clip instead' }))
    expect(document.querySelector('video')).toBeTruthy()
    expect(counted).toEqual([])
    unmount()
    const failing = await showBreak({ clip: foreign })
    fireEvent.click(await screen.findByRole('button', { name: 'Play the video' }))
    fireEvent.load(frames()[0]!)
    expect(frames()).toHaveLength(0)
    expect(screen.getByText('The video can’t play right now. Here is our own clip.')).toBeTruthy()
    expect(counted).toEqual([['wellness_fallback_used', { position: 1 }]])
    failing.unmount()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await showBreak({ clip: foreign })
    expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull()
    expect(document.querySelector('video')).toBeTruthy()
  })
})

describe('the messages of the player', () => {
  const PLAYER = 'https://www.youtube-nocookie.com'
  function aPage() {
    const knocks: [string, string][] = []
    const player = { postMessage: (text: string, to: string) => void knocks.push([text, to]) }
    const page = Object.assign(new EventTarget(), { frames: [player] })
    const say = (data: unknown, { origin = PLAYER, source = player as unknown } = {}) => {
      const text = typeof data === 'string' ? data : JSON.stringify(data)
      page.dispatchEvent(Object.assign(new Event('message'), { data: text, origin, source }))
    }
    return { page: page as unknown as Window, knocks, say }
  }
  const heard = () => {
    const list: unknown[] = []
    return {
      list,
      onSeconds: (seconds: number) => void list.push(seconds),
      onEnded: () => void list.push('ended'),
      onGone: () => void list.push('gone'),
    }
  }

  it('are heard from that player alone', () => {
    const { page, say } = aPage()
    const ears = heard()
    const stop = listenToPlayer(page, ears)
    say({ event: 'infoDelivery', info: { currentTime: 3 } }, { origin: 'https://evil.example' })
    say({ event: 'infoDelivery', info: { currentTime: 3 } }, { source: {} })
    say('not json')
    say('null')
    say({ event: 'infoDelivery', info: { currentTime: '9' } })
    expect(ears.list).toEqual([])
    say({ event: 'infoDelivery', info: { currentTime: 7.5 } })
    say({ event: 'onStateChange', info: 0 })
    expect(ears.list).toEqual([7.5, 'ended'])
    stop()
    say({ event: 'infoDelivery', info: { currentTime: 8 } })
    expect(ears.list).toHaveLength(2)
  })

  it('begin with a knock, and a player that stays silent is gone', async () => {
    vi.useFakeTimers()
    const { page, knocks, say } = aPage()
    const ears = heard()
    const stop = listenToPlayer(page, ears)
    await vi.advanceTimersByTimeAsync(1_100)
    expect(knocks).toEqual(
      Array.from({ length: 2 }, () => ['{"event":"listening","id":1,"channel":"widget"}', PLAYER]),
    )
    await vi.advanceTimersByTimeAsync(12_000)
    expect(ears.list).toEqual(['gone'])
    stop()
    const second = heard()
    listenToPlayer(page, second)
    say({ event: 'onReady' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(second.list).toEqual([])
    say({ event: 'onError', info: 150 })
    expect(second.list).toEqual(['gone'])
  })
})

describe('the card after a session', () => {
  const card = async (over: { calm?: boolean } = {}) => {
    const onNext = vi.fn()
    await show(
      <SessionCard session={1} total={10} right={5} score={50} calm={false} onNext={onNext} {...over} />,
    )
    return onNext
  }

  it('goes on by itself after three seconds, but not with calm motion', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const goesOn = await card()
    await pass(3)
    expect(goesOn).toHaveBeenCalledOnce()
    const waits = await card({ calm: true })
    await pass(30)
    expect(waits).not.toHaveBeenCalled()
  })

  it('waits for a press where it is read aloud', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const spoken: string[] = []
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    )
    vi.stubGlobal('speechSynthesis', {
      cancel: () => undefined,
      speak: ({ text }: { text: string }) => spoken.push(text),
    })
    localStorage.setItem('trivia_aloud', 'on')
    const onNext = await card()
    await pass(30)
    expect(onNext).not.toHaveBeenCalled()
    expect(spoken).toEqual([
      'Session 1 is done\n5 of 10 right, 50 points.\nSome of it was known, some of it was new. That’s a good mix.',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(onNext).toHaveBeenCalledOnce()
  })
})

it('a break that was left in the middle is found again', () => {
  const weekend = (finished: number, breaks: object[]) =>
    ({ sessions: Array.from({ length: finished }, () => ({})), breaks }) as never
  const begun = { position: 1, seconds: 12, completed: false }
  expect(unfinishedBreak(weekend(1, [begun]))).toEqual(begun)
  expect(unfinishedBreak(weekend(1, [{ ...begun, completed: true }]))).toBeUndefined()
  expect(unfinishedBreak(weekend(2, [begun]))).toBeUndefined()
  expect(unfinishedBreak(weekend(0, []))).toBeUndefined()
})
