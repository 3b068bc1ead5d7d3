import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WAVE_BARS } from '#domain/content/recordings.ts'
import type { RecordingView } from '#domain/content/schema.ts'
import { Player } from '#site/features/content/Player.tsx'
import { clockTime } from '#site/features/content/clockTime.ts'
import { loadMessages, MessagesProvider } from '#site/lib/messages.tsx'
import { freshBrowser } from '../checkins/page.tsx'

freshBrowser()
const play = vi.fn<() => Promise<void>>()
const pause = vi.fn()
beforeEach(() => {
  // jsdom has no sound.
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    return play().then(() => void fireEvent.play(this))
  }
  HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
    pause()
    fireEvent.pause(this)
  }
  HTMLMediaElement.prototype.load = vi.fn()
  play.mockReset().mockResolvedValue()
  pause.mockReset()
})

const recording: RecordingView = {
  seconds: 40,
  wave: Array.from({ length: WAVE_BARS }, (_, bar) => bar % 100),
  madeFrom: 'tones',
}

async function open(transcript: string | null = 'A tone rises.', drawn: RecordingView | null = null) {
  const messages = await loadMessages('en')
  await messages.load(['ai'])
  const { container } = render(
    <MessagesProvider messages={messages}>
      <Player title="Breathe" src="/api/recordings/1" transcript={transcript} recording={drawn} />
      <Player title="Sea" src="/api/recordings/2" transcript={null} />
    </MessagesProvider>,
  )
  const [audio, other] = [...container.querySelectorAll('audio')] as [HTMLAudioElement, HTMLAudioElement]
  Object.defineProperty(audio, 'duration', { value: 40, configurable: true })
  fireEvent.durationChange(audio)
  return { audio, other }
}

describe('the player', () => {
  it('plays and pauses, and its button says which', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Play “Breathe”' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Pause “Breathe”' }))
    expect(await screen.findByRole('button', { name: 'Play “Breathe”' })).toBeTruthy()
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1])
  })

  it('pauses when another one starts', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Play “Breathe”' }))
    await screen.findByRole('button', { name: 'Pause “Breathe”' })
    fireEvent.click(screen.getByRole('button', { name: 'Play “Sea”' }))
    expect(await screen.findByRole('button', { name: 'Pause “Sea”' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Play “Breathe”' })).toBeTruthy()
  })

  it('says the place in words, and goes where the slider is moved', async () => {
    const { audio } = await open()
    audio.currentTime = 7.4
    fireEvent.timeUpdate(audio)
    const [slider] = screen.getAllByRole('slider', { name: 'Position in the recording' })
    expect(slider!.getAttribute('aria-valuetext')).toBe('0:07 of 0:40')
    fireEvent.keyDown(slider!, { key: 'ArrowRight' })
    expect(audio.currentTime).toBe(8)
    expect(slider!.getAttribute('aria-valuetext')).toBe('0:08 of 0:40')
    fireEvent.keyDown(slider!, { key: 'End' })
    expect(audio.currentTime).toBe(40)
  })

  it('draws the wave it was given, with what was heard, and says what it is made from', async () => {
    const { audio } = await open(null, recording)
    const wave = document.querySelector('svg[viewBox="0 0 288 40"]')!
    expect(wave.querySelector('path')!.getAttribute('d')!.match(/M/g)).toHaveLength(WAVE_BARS)
    expect(wave.getAttribute('aria-hidden')).toBe('true')
    audio.currentTime = 10
    fireEvent.timeUpdate(audio)
    expect((wave as SVGElement).style.getPropertyValue('--heard')).toBe('25.0%')
    expect(screen.getByText('Made with synthesized tones')).toBeTruthy()
    expect(audio.preload).toBe('none')
  })

  it('knows its length before it is loaded, and can be moved then', async () => {
    const { other } = await open(null, recording)
    expect(other.preload).toBe('metadata')
    const [drawn, plain] = screen.getAllByRole('slider', { name: 'Position in the recording' })
    expect(drawn!.getAttribute('aria-valuetext')).toBe('0:00 of 0:40')
    expect(plain!.getAttribute('aria-valuetext')).toBe('0:00')
  })

  it('goes on where it was left, offers the beginning, and forgets the place at the end', async () => {
    const first = await open(null, recording)
    first.audio.currentTime = 12
    fireEvent.timeUpdate(first.audio)
    cleanup()
    const { audio } = await open(null, recording)
    expect(screen.getByText(/Starts where you stopped: 0:12/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Play “Breathe”' }))
    await screen.findByRole('button', { name: 'Pause “Breathe”' })
    expect(audio.currentTime).toBe(12)
    expect(screen.queryByText(/Starts where you stopped/)).toBeNull()
    fireEvent.ended(audio)
    cleanup()
    await open(null, recording)
    expect(screen.queryByText(/Starts where you stopped/)).toBeNull()
  })

  it('begins at the beginning when asked to', async () => {
    localStorage.setItem('ek.listen./api/recordings/1', '20.0')
    const { audio } = await open(null, recording)
    fireEvent.click(screen.getByRole('button', { name: 'Start from the beginning' }))
    expect(audio.currentTime).toBe(0)
    expect(localStorage.getItem('ek.listen./api/recordings/1')).toBeNull()
  })

  it('plays slower and faster', async () => {
    const { audio } = await open()
    const [speed] = screen.getAllByRole('combobox', { name: 'Speed' })
    fireEvent.change(speed!, { target: { value: '0.75' } })
    expect(audio.playbackRate).toBe(0.75)
  })

  it('shows what is heard in words, where there are some', async () => {
    await open()
    expect(screen.getAllByText('Transcript')).toHaveLength(1)
    expect(screen.getByText('A tone rises.')).toBeTruthy()
  })

  it('says when a recording cannot be played, and tries again', async () => {
    await open()
    play.mockRejectedValueOnce(new DOMException('no', 'NotSupportedError'))
    fireEvent.click(screen.getByRole('button', { name: 'Play “Breathe”' }))
    expect(await screen.findByText('We couldn’t play this recording.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Pause “Breathe”' })).toBeTruthy()
    expect(screen.queryByText('We couldn’t play this recording.')).toBeNull()
  })
})

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [60, '1:00'],
  [3_725, '62:05'],
])('%d seconds are %s', (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown)
})
