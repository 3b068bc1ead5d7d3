import { isChecked } from '../../kit/act.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DailyReflectionView } from '#domain/ai/writing/schema.ts'
import { localDay } from '#domain/time/localDay.ts'
import { DailyReflection } from '#site/features/journal/reflection/DailyReflection.tsx'
import { live } from '../../kit/live.ts'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'

vi.mock('#site/lib/realtime.ts', async () => {
  const { live } = await import('../../kit/live.ts')
  return { follow: live.follow, closeRealtime: () => Promise.resolve() }
})
freshBrowser()
// The day is asked for by the page and by the test: it must not end in between.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T14:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const day = () => localDay(new Date(), person().timeZone)
const question = (over: Partial<DailyReflectionView> = {}): DailyReflectionView => ({
  id: 'a',
  prompt: 'What was all right today?',
  focus_area: 'gratitude',
  source: 'curated',
  day: day(),
  isClosed: false,
  canUseModel: false,
  fromModel: false,
  offerSupport: false,
  ...over,
})
const ASK = 'POST /functions/generate-daily-reflection'
const CLOSE = 'POST /ai/reflection/close'
const noWrite = () => {}
const settle = () => act(async () => {})

describe('the daily reflection', () => {
  it('asks its question, says who wrote it, and hands it over to be written about', async () => {
    const calls = serveApi({ [ASK]: question(), [CLOSE]: { ok: true } })
    const onWrite = vi.fn()
    await show(<DailyReflection onWrite={onWrite} />)
    expect(await screen.findByRole('heading', { name: 'Daily reflection' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('region', { name: 'Daily reflection' })).toBeTruthy()
    expect(screen.getByText('From our editors')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Write about it' }))
    expect(onWrite).toHaveBeenCalledExactlyOnceWith('What was all right today?')
    await vi.waitFor(() => expect(callsOf(calls, CLOSE)).toHaveLength(1))
    expect(callsOf(calls, CLOSE)[0]!.body).toEqual({ day: day() })
    expect(screen.queryByRole('region', { name: 'Daily reflection' })).toBeNull()
  })

  it('put away does not come back on this device, and is not even asked for', async () => {
    const calls = serveApi({ [ASK]: question(), [CLOSE]: () => new ErrorAnswer(503) })
    const first = await show(<DailyReflection onWrite={noWrite} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Not today' }))
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Daily reflection' })).toBeNull())
    first.unmount()
    await show(<DailyReflection onWrite={noWrite} />)
    await settle()
    expect(callsOf(calls, ASK)).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Daily reflection' })).toBeNull()
  })

  it('comes again on another day, and to another person on the same device', async () => {
    localStorage.setItem(`ek.reflection.${person().id}`, '2020-01-01')
    localStorage.setItem('ek.reflection.another-member', day())
    serveApi({ [ASK]: question() })
    await show(<DailyReflection onWrite={noWrite} />)
    expect(await screen.findByText('What was all right today?')).toBeTruthy()
  })

  it('stays away when it was closed on another device, and when it cannot be fetched', async () => {
    for (const answer of [question({ isClosed: true }), () => new ErrorAnswer(404)]) {
      const calls = serveApi({ [ASK]: answer })
      const view = await show(<DailyReflection onWrite={noWrite} />)
      await vi.waitFor(() => expect(callsOf(calls, ASK)).toHaveLength(1))
      await settle()
      expect(screen.queryByRole('region', { name: 'Daily reflection' })).toBeNull()
      view.unmount()
    }
  })

  it('goes away when another device closes it', async () => {
    serveApi({ [ASK]: question() })
    await show(<DailyReflection onWrite={noWrite} />)
    await screen.findByText('What was all right today?')
    await act(async () => live.emit(`private-user-${person().id}`, 'reflection-closed', { day: day() }))
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Daily reflection' })).toBeNull())
  })

  it('asks whether a model may write the next ones, and sends the answer only when it changed', async () => {
    const calls = serveApi({ [ASK]: question({ canUseModel: true }), [CLOSE]: { ok: true } })
    await show(<DailyReflection onWrite={noWrite} />)
    const box = await screen.findByRole('checkbox', { name: /Let a language model write the next ones/ })
    expect(isChecked(box)).toBe(false)
    fireEvent.click(box)
    await vi.waitFor(() => expect(isChecked(box)).toBe(true))
    fireEvent.click(screen.getByRole('button', { name: 'Not today' }))
    // A test before this one was answered 503, and its page may send again.
    await vi.waitFor(() =>
      expect(callsOf(calls, CLOSE).at(-1)?.body).toEqual({ day: day(), fromModel: true }),
    )
  })

  it('says when a model wrote it, and puts people first after heavy words', async () => {
    serveApi({ [ASK]: question({ source: 'model', offerSupport: true }) })
    await show(<DailyReflection onWrite={noWrite} />)
    expect(await screen.findByText(/Written by a language model/)).toBeTruthy()
    expect(screen.getByText(/Talking to a person comes first/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Too much right now/ }).getAttribute('href')).toBe('/crisis')
  })
})
