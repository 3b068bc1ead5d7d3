import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { VOICE_SECONDS } from '#domain/journal/voice.ts'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { entry, saves } from './entries.ts'
import { FakeRecorder, useMicrophone } from './fakeRecorder.ts'
import { openJournal, press, serveJournal, write } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
const NEW = '/journal?entry=new'
const ID = entry().id
const button = (name: string) => screen.findByRole('button', { name })
/** A journal whose entries take voice notes. */
const serve = (over: Record<string, unknown> = {}) => {
  let stored = entry()
  return serveJournal({
    'POST /journal/entries': (call: { body: unknown }) => {
      const answer = saves()(call)
      stored = answer.entry
      return answer
    },
    'GET /journal/entries/:id': () => ({ entry: stored }),
    'POST /journal/entries/:id/voice': ({ body }: { body: { id: string } }) => {
      stored = { ...stored, audioUrl: `/api/voice-notes/${body.id}`, audioSeconds: 3 }
      return { entry: stored }
    },
    'GET /journal/transcription': { state: 'not_connected' },
    ...over,
  })
}
const record = async () => {
  press('Record a voice note')
  await button('Stop')
  FakeRecorder.latest.hear()
  press('Stop')
  await screen.findByLabelText('Listen')
}
const sent = () =>
  waitFor(() => expect(screen.getByLabelText('Listen').getAttribute('src')).toMatch(/^\/api\/voice-notes\//))
beforeEach(() => void useMicrophone())

describe('recording', () => {
  it('says its limits first, pauses, goes on, and is sent with the entry', async () => {
    const { calls } = serve()
    await openJournal(NEW)
    const group = within(await screen.findByRole('group', { name: 'Voice note' }))
    expect(group.getByText('Up to 5 minutes and 10 MB. Only you can hear it.')).toBeTruthy()
    press('Record a voice note')
    await button('Stop')
    expect(group.getByText('Recording')).toBeTruthy()
    expect(group.getByText('0:00 of 5:00')).toBeTruthy()
    expect(FakeRecorder.latest.options).toEqual({
      mimeType: 'audio/webm;codecs=opus',
      audioBitsPerSecond: 32_000,
    })
    FakeRecorder.latest.hear('one ')
    press('Pause')
    expect(group.getByText('Paused')).toBeTruthy()
    expect(FakeRecorder.latest.state).toBe('paused')
    press('Go on')
    expect(FakeRecorder.latest.state).toBe('recording')
    FakeRecorder.latest.hear('two')
    press('Stop')
    await screen.findByLabelText('Listen')
    write('Your words', 'Said aloud.')
    press('Save entry')
    await sent()
    const [saved] = callsOf(calls, 'POST /journal/entries')
    const note = calls.find(({ route }) => route.endsWith('/voice'))!
    expect(note.route).toBe(`POST /journal/entries/${(saved!.body as { id: string }).id}/voice`)
    expect(note.body).toEqual({ id: expect.any(String), audio: btoa('one two') })
    expect(sessionStorage.length).toBe(0)
  })

  it('alone is an entry as well, also after the page was left and opened anew', async () => {
    const { calls } = serve()
    const { unmount } = await openJournal(NEW)
    await button('Record a voice note')
    await record()
    unmount()
    await openJournal(NEW)
    await screen.findByLabelText('Listen')
    press('Save entry')
    await sent()
    expect(callsOf(calls, 'POST /journal/entries')[0]!.body).toMatchObject({ body: 'A voice note.' })
  })

  it('alone is an entry', async () => {
    const { calls } = serve()
    await openJournal(NEW)
    await button('Record a voice note')
    await record()
    press('Save entry')
    await sent()
    expect(callsOf(calls, 'POST /journal/entries')[0]!.body).toMatchObject({ body: 'A voice note.' })
  })

  it('moves the focus to what took the place of the pressed button, and lets the microphone go', async () => {
    const microphone = useMicrophone()
    serve()
    await openJournal(NEW)
    ;(await button('Record a voice note')).focus()
    press('Record a voice note')
    const stop = await button('Stop')
    expect(document.activeElement).toBe(stop)
    FakeRecorder.latest.hear()
    fireEvent.click(stop)
    await screen.findByLabelText('Listen')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Voice note' }))
    expect(microphone.isOff()).toBe(true)
  })

  it('without a microphone says so, and the words stay', async () => {
    useMicrophone(new DOMException('no', 'NotAllowedError'))
    serve()
    await openJournal(NEW)
    write('Your words', 'Typed.')
    fireEvent.click(await button('Record a voice note'))
    expect(await screen.findByText('Microphone access denied')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your words').value).toBe('Typed.')
    expect(await button('Record a voice note')).toBeTruthy()
  })

  it('that gave no sound says so', async () => {
    serve()
    await openJournal(NEW)
    fireEvent.click(await button('Record a voice note'))
    fireEvent.click(await button('Stop'))
    expect(await screen.findByText('Error processing recording')).toBeTruthy()
  })

  it('ends by itself at five minutes', async () => {
    serve()
    await openJournal(NEW)
    fireEvent.click(await button('Record a voice note'))
    await button('Stop')
    FakeRecorder.latest.hear()
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + (VOICE_SECONDS + 1) * 1_000)
    expect(await screen.findByText(/longest a voice note can be/)).toBeTruthy()
    clock.mockRestore()
    expect(FakeRecorder.latest.state).toBe('inactive')
  })

  it('is thrown away only when asked', async () => {
    const { calls } = serve()
    await openJournal(NEW)
    await button('Record a voice note')
    await record()
    press('Delete recording')
    fireEvent.click(await button('Keep it'))
    expect(screen.getByLabelText('Listen')).toBeTruthy()
    press('Delete recording')
    await button('Keep it')
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete recording' }).at(-1)!)
    expect(await button('Record a voice note')).toBeTruthy()
    write('Your words', 'Without a voice.')
    press('Save entry')
    await screen.findByText('Entry saved')
    expect(calls.some(({ route }) => route.endsWith('/voice'))).toBe(false)
  })

  it('tells a minor that no share includes it', async () => {
    serve()
    await openJournal(NEW, { as: person({ ageGroup: 'teen', guardian: 'verified' }) })
    expect(await screen.findByText(/also when you share the entry/)).toBeTruthy()
  })
})

describe('a note that could not be sent', () => {
  it('stays with its entry and is sent once more when asked', async () => {
    let isAway = true
    let stored = entry()
    const { calls } = serve({
      'POST /journal/entries/:id/voice': () =>
        isAway
          ? new ErrorAnswer(422, 'common.error.invalid_input', 'Please check what you entered.')
          : { entry: (stored = entry({ ...stored, audioUrl: `/api/voice-notes/${ID}` })) },
      'POST /journal/entries': (call: { body: unknown }) => {
        const answer = saves()(call)
        stored = answer.entry
        return answer
      },
      'GET /journal/entries/:id': () => ({ entry: stored }),
    })
    await openJournal(NEW)
    await button('Record a voice note')
    await record()
    press('Save entry')
    expect(await screen.findByText('Your voice note isn’t sent yet.')).toBeTruthy()
    expect(screen.getByLabelText('Listen').getAttribute('src')).toBe('blob:sound')
    isAway = false
    press('Try again')
    await sent()
    const ids = calls
      .filter(({ route }) => route.endsWith('/voice'))
      .map(({ body }) => (body as { id: string }).id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('the words of a note', () => {
  const spoken = { audioUrl: `/api/voice-notes/${ID}`, audioSeconds: 3 }
  const open = (over: Record<string, unknown> = {}, own: Parameters<typeof entry>[0] = {}) => {
    const served = serve({
      'GET /journal/entries/:id': { entry: entry({ ...spoken, ...own }) },
      'PUT /journal/entries/:id/transcript': ({ body }: { body: { words: string; by: string } }) => ({
        entry: entry({ ...spoken, transcript: body.words, transcriptBy: body.by }),
        offerSupport: false,
        heavyWords: false,
      }),
      ...over,
    })
    return openJournal(`/journal?entry=${ID}`).then(() => served)
  }

  it('are typed where no service is connected', async () => {
    const { calls } = await open()
    expect(await screen.findByText(/Transcription isn’t connected here/)).toBeTruthy()
    press('Type what you said')
    write('What you said', 'The fog came in.')
    press('Save')
    await screen.findByText('Words saved')
    expect(callsOf(calls, `PUT /journal/entries/${ID}/transcript`)[0]!.body).toEqual({
      version: 1,
      words: 'The fog came in.',
      by: 'member',
    })
  })

  it('are written down by a machine only after asking, marked so, and can be changed', async () => {
    const { calls } = await open({
      'GET /journal/transcription': { state: 'ready' },
      'POST /functions/transcribe-audio': { text: 'The frog came in.' },
      [`undefined /voice-notes/${ID}`]: {},
    })
    fireEvent.click(await button('Write it down for me'))
    expect(await screen.findByText(/OpenAI, a company outside/)).toBeTruthy()
    expect(calls.some(({ route }) => route.includes('transcribe'))).toBe(false)
    fireEvent.click(await button('Send it'))
    const box = await screen.findByLabelText<HTMLTextAreaElement>('What you said')
    await waitFor(() => expect(box.value).toBe('The frog came in.'))
    expect(screen.getByText(/Written down by a machine/)).toBeTruthy()
    write('What you said', 'The fog came in.')
    press('Save')
    await screen.findByText('Words saved')
    expect(callsOf(calls, `PUT /journal/entries/${ID}/transcript`)[0]!.body).toMatchObject({ by: 'edited' })
  })

  it('of a minor wait for the guardian', async () => {
    await open({ 'GET /journal/transcription': { state: 'guardian_needed' } })
    expect(await screen.findByText(/only if a parent or guardian agrees/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Write it down for me' })).toBeNull()
  })

  it('say that a machine wrote them, and stay when the recording goes', async () => {
    const { calls } = await open(
      {
        'DELETE /journal/entries/:id/voice': {
          entry: entry({ transcript: 'Kept.', transcriptBy: 'machine' }),
        },
      },
      { transcript: 'Kept.', transcriptBy: 'machine' },
    )
    expect(await screen.findByText('Written down by a machine. It can be wrong.')).toBeTruthy()
    fireEvent.click(await button('Delete recording'))
    expect(await screen.findByText(/Your text and the transcript stay/)).toBeTruthy()
    act(() => fireEvent.click(screen.getAllByRole('button', { name: 'Delete recording' }).at(-1)!))
    await screen.findByText('Recording deleted')
    expect(calls.some(({ route }) => route === `DELETE /journal/entries/${ID}/voice`)).toBe(true)
  })
})
