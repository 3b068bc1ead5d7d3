import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { en } from '#messages/en/index.ts'

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), warning: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast: toasts }))
const { Generation } = await import('#admin/trivia/TriviaAdmin/generation/Generation.client.tsx')
const { Rounds } = await import('#admin/trivia/TriviaAdmin/rounds/Rounds.client.tsx')

const { action, error } = en.common
const messages = {
  ...en.triviaDesk,
  cancel: action.cancel,
  close: action.close,
  retry: action.retry,
  error: error.title,
}
const onChanged = vi.fn()
const desk = { messages, locale: 'en', onChanged } as const
const id = (number: number) => `01890a5d-ac96-774b-bcce-b3020000000${number}`
const questions = Array.from({ length: 9 }, (_, index) => ({
  id: id(index),
  prompt: `Question ${index}?`,
  category: 'habits',
  difficulty: 'easy',
  isApproved: index !== 0,
}))
const generation = {
  weekKey: '2026-03-14',
  publishes: '2026-03-14',
  questions: 480,
  hasModel: false,
  isRunning: false,
  log: [
    {
      id: '1',
      weekKey: '2026-03-14',
      ageGroup: 'teen',
      locale: 'fr',
      status: 'failed',
      kept: 30,
      dropped: [
        { reason: 'duplicate', prompt: 'a' },
        { reason: 'duplicate', prompt: 'b' },
        { reason: 'model_slow' },
      ],
      createdAt: '2026-03-12T14:00:00Z',
    },
  ],
}
const weeks = {
  weekKey: '2026-03-14',
  weeks: [
    {
      weekKey: '2026-03-14',
      sessions: [
        { ageGroup: 'child', locale: 'en', isPublished: true, approved: 30 },
        { ageGroup: 'child', locale: 'es', isPublished: false, approved: 12 },
      ],
    },
  ],
  rounds: [{ id: '1', date: '2026-03-14', ageGroup: 'teen', questions: 6 }],
}
type Answer = { status?: number; json: unknown }
const answers: Record<string, (body: unknown) => Answer> = {}
const asked: { call: string; body: unknown }[] = []

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
beforeEach(() => {
  asked.length = 0
  for (const one of [...Object.values(toasts), onChanged]) one.mockReset()
  Object.assign(answers, {
    'GET /api/staff/trivia/weeks': () => ({ json: weeks }),
    'GET /api/staff/trivia/rounds/questions': () => ({ json: { questions } }),
    'GET /api/staff/trivia/generation': () => ({ json: generation }),
    'POST /api/staff/trivia/rounds': () => ({
      json: { round: { id: '2', date: '2026-03-12', ageGroup: 'adult', questions: 5 } },
    }),
    'POST /api/functions/trivia-generate-weekly-rounds': () => ({
      json: { week_key: '2026-03-14', combinations: 16, questions: 480 },
    }),
    'POST /api/functions/trivia-publish-rounds': () => ({
      json: { published: 15, week_key: '2026-03-14', missing: 1 },
    }),
  })
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${url.split('?')[0]}`
    asked.push({ call, body: body === undefined ? undefined : JSON.parse(body) })
    const { status = 200, json } = answers[call]!(body)
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(json) })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const askedFor = (call: string) => asked.filter((one) => one.call === call)
const press = (name: string | RegExp, scope = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(scope.getByRole('button', { name }))

it('a round needs five questions, warns above seven, and asks about a day that is no Saturday', async () => {
  render(<Rounds {...desk} />)
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  const boxes = await screen.findAllByRole('checkbox')
  const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Round' })
  expect(screen.getByText('Not approved yet')).toBeTruthy()
  for (const box of boxes.slice(0, 4)) fireEvent.click(box)
  expect(create().disabled).toBe(true)
  fireEvent.click(boxes[4]!)
  expect(create().disabled).toBe(false)
  for (const box of boxes.slice(5, 8)) fireEvent.click(box)
  expect(screen.getByText(/That’s more than 7/)).toBeTruthy()
  for (const box of boxes.slice(5, 8)) fireEvent.click(box)
  expect(screen.queryByText(/That’s more than 7/)).toBeNull()
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-12' } })
  fireEvent.submit(create().closest('form')!)
  const dialog = await screen.findByRole('dialog', { name: 'Is another day meant?' })
  expect(dialog.textContent).toContain('March 12, 2026 isn’t a Saturday')
  expect(dialog.textContent).toContain('the weekend of March 14, 2026')
  expect(askedFor('POST /api/staff/trivia/rounds')).toEqual([])
  press('Use this date', within(dialog))
  await vi.waitFor(() =>
    expect(toasts.success).toHaveBeenCalledWith('The round of March 12, 2026 has 5 questions.'),
  )
  expect(askedFor('POST /api/staff/trivia/rounds')[0]!.body).toEqual({
    date: '2026-03-12',
    ageGroup: 'adult',
    questionIds: [0, 1, 2, 3, 4].map(id),
    isOtherDay: true,
  })
  expect(onChanged).toHaveBeenCalled()
})

it('a Saturday is not asked about; what the server says stands under the failure', async () => {
  answers['POST /api/staff/trivia/rounds'] = () => ({
    status: 422,
    json: { error: { code: 'trivia.error.round_questions', message: 'Please choose others.' } },
  })
  render(<Rounds {...desk} />)
  for (const box of (await screen.findAllByRole('checkbox')).slice(0, 5)) fireEvent.click(box)
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-14' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Create Round' }).closest('form')!)
  await vi.waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith('Couldn’t create the round.', {
      description: 'Please choose others.',
    }),
  )
  // What was ticked stays.
  expect(screen.getByText('5 chosen')).toBeTruthy()
})

it('each weekend says what is published and what is missing', async () => {
  render(<Rounds {...desk} />)
  expect(await screen.findByText('1 of 2 sessions published')).toBeTruthy()
  const row = screen.getByRole('row', { name: /Children/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Published', '12 of 30 approved', '', ''])
  expect(screen.getByText('Teens, 6 questions')).toBeTruthy()
})

it('a run is asked for with its true number, and the log is read again after 5 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<Generation {...desk} />)
  const log = await screen.findByRole('region', { name: 'Generation log, latest 1' })
  expect(log.textContent).toContain('Failed')
  expect(log.textContent).toContain('In the bank already (2); The model took too long')
  expect(screen.getByText(/There’s no OpenAI key/)).toBeTruthy()
  // Source: docs/rules/trivia.md S-002-2.2.
  const schedule =
    'Friday 6pm generate 5-7 questions per age group and language (EN, ES, FR, AR); Saturday 9:55am publish; Saturday 10am notifications; generation uses an AI model'
  expect(screen.getByText(schedule)).toBeTruthy()
  press('Generate This Week')
  const dialog = screen.getByRole('dialog', { name: 'Generate this week?' })
  expect(dialog.textContent).toContain('about 480 questions across all ages and languages')
  expect(askedFor('POST /api/functions/trivia-generate-weekly-rounds')).toEqual([])
  press('Generate This Week', within(dialog))
  expect(await screen.findByText('A run is going.')).toBeTruthy()
  const reads = () => askedFor('GET /api/staff/trivia/generation').length
  const before = reads()
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(reads()).toBe(before)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(reads()).toBe(before + 1)
  await vi.waitFor(() => expect(screen.queryByText('A run is going.')).toBeNull())
})

it('publishing asks first, and says what is missing', async () => {
  render(<Generation {...desk} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Publish Pending Rounds' }))
  const dialog = screen.getByRole('dialog', { name: 'Publish pending rounds?' })
  press('Cancel', within(dialog))
  expect(askedFor('POST /api/functions/trivia-publish-rounds')).toEqual([])
  press('Publish Pending Rounds')
  press('Publish Pending Rounds', within(screen.getByRole('dialog')))
  await vi.waitFor(() =>
    expect(toasts.warning).toHaveBeenCalledWith(
      '15 sessions published for the weekend of March 14, 2026. 1 sessions lack questions.',
    ),
  )
  expect(onChanged).toHaveBeenCalled()
})

it.each([
  ['Generate This Week', 'POST /api/functions/trivia-generate-weekly-rounds', 'Generation failed'],
  ['Publish Pending Rounds', 'POST /api/functions/trivia-publish-rounds', 'Publishing failed'],
])('%s that fails says so with the answer', async (name, call, title) => {
  answers[call] = () => ({ status: 409, json: { error: { code: 'x', message: 'Please wait.' } } })
  render(<Generation {...desk} />)
  fireEvent.click(await screen.findByRole('button', { name }))
  press(name, within(screen.getByRole('dialog')))
  await vi.waitFor(() => expect(toasts.error).toHaveBeenCalledWith(title, { description: 'Please wait.' }))
})

it.each([
  ['rounds', Rounds, 'GET /api/staff/trivia/weeks', 'Couldn’t load the rounds.'],
  ['the log', Generation, 'GET /api/staff/trivia/generation', 'Couldn’t load the generation log.'],
] as const)('%s that cannot load say so, and load when asked again', async (_, Tab, call, text) => {
  const usual = answers[call]!
  answers[call] = () => ({ status: 500, json: {} })
  render(<Tab {...desk} />)
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  answers[call] = usual
  press('Try again')
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
