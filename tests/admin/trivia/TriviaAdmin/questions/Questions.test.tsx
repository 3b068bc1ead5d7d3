import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { triviaBankApi, type BankQuestionView } from '#domain/trivia/bankApi.ts'
import { en } from '#messages/en/index.ts'
import { FakeApi, reject } from '#tests/site/kit/fakeApi.ts'

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast }))
const { Questions } = await import('#admin/trivia/TriviaAdmin/questions/Questions.client.tsx')

const messages = { ...en.triviaDesk, cancel: 'Cancel', retry: 'Try again', error: 'Error' }
const question = (own: Partial<BankQuestionView> = {}): BankQuestionView => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  locale: 'en',
  ageGroup: 'adult',
  category: 'habits',
  type: 'mcq',
  difficulty: 'easy',
  prompt: 'What helps?',
  options: [
    { id: 'a', text: 'Rest' },
    { id: 'b', text: 'Walk', emoji: '🌿' },
  ],
  correctOptionId: 'b',
  explanation: 'Walking helps.',
  tags: ['mood'],
  sensitive: false,
  active: true,
  source: 'staff',
  state: 'pending',
  note: null,
  author: 'mo@x.example',
  editedBy: null,
  reviewedBy: null,
  reviewedAt: null,
  mayApprove: true,
  revision: 3,
  ...own,
})
let api: FakeApi
let changed: () => void

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  api = new FakeApi()
  changed = vi.fn()
  toast.error.mockReset()
  toast.success.mockReset()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(...questions: BankQuestionView[]) {
  api.on(triviaBankApi.listQuestions, () => ({ questions, next: null, total: questions.length }))
  render(<Questions messages={messages} locale="en" onChanged={changed} />)
  await screen.findByRole('heading', { name: `Questions: ${questions.length}` })
}
const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

describe('the list', () => {
  it('shows each question with its state, options, who wrote it and what can be done', async () => {
    await open(question(), question({ id: '2', prompt: 'Other?', state: 'approved', active: false }))
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.dataset.state)
    for (const text of ['What helps?', 'To review', 'English', 'Adults', 'Habits', 'Easy', 'Staff', 'Active'])
      expect(first?.textContent).toContain(text)
    for (const text of ['🌿 Walk (right)', 'Walking helps.', 'Written by mo@x.example'])
      expect(first?.textContent).toContain(text)
    expect(within(first!).queryByRole('button', { name: /^Approve/ })).not.toBeNull()
    expect(within(second!).queryByRole('button', { name: /^Approve/ })).toBeNull()
    expect(within(second!).queryByRole('button', { name: /^Activate/ })).not.toBeNull()
  })

  it('says who has to approve where the reader may not', async () => {
    await open(question({ mayApprove: false }))
    expect(screen.getByText(messages.questions.needs_other)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Reject/ })).not.toBeNull()
  })

  it('says so when it is empty, and when it can not be loaded, and tries again', async () => {
    await open()
    expect(screen.getByText(messages.questions.empty)).toBeTruthy()
    cleanup()
    api.on(triviaBankApi.listQuestions, () => reject(triviaBankApi.listQuestions, 'common.error.unavailable'))
    render(<Questions messages={messages} locale="en" onChanged={changed} />)
    await screen.findByText(messages.questions.load_failed, { exact: false })
    expect(toast.error).toHaveBeenCalledWith('Error', { description: en.common.error.unavailable })
    api.on(triviaBankApi.listQuestions, () => ({ questions: [question()], next: null, total: 1 }))
    press('Try again')
    await screen.findByRole('heading', { name: /^What helps/ })
  })

  it('asks for what is chosen and searched, and for the next page, each question once', async () => {
    const asked: string[] = []
    const answer = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push(url.split('?')[1] ?? '')
      return answer(url, init)
    })
    await open(question())
    fireEvent.change(screen.getByLabelText('Review'), { target: { value: 'pending' } })
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nap' } })
    api.on(triviaBankApi.listQuestions, () => ({ questions: [question()], next: 'cursor', total: 2 }))
    await waitFor(() => expect(asked.at(-1)).toBe('state=pending&search=nap'))
    expect(asked).toHaveLength(2)
    api.on(triviaBankApi.listQuestions, () => ({
      questions: [question(), question({ id: '2', prompt: 'Second?' })],
      next: null,
      total: 2,
    }))
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByRole('heading', { name: /^Second/ })
    expect(asked.at(-1)).toBe('state=pending&search=nap&before=cursor')
    expect(screen.getAllByRole('heading', { name: /^What helps/ })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('draws 200 scripts as text', async () => {
    const payloads = [
      '<script>ran()</script>',
      '<img src=x onerror=ran()>',
      '"><svg onload=ran()>',
      '<a href="javascript:ran()">x</a>',
    ]
    const many = Array.from({ length: 200 }, (_, index) => {
      const text = `${payloads[index % payloads.length]} ${index}`
      const options = [
        { id: 'a', text, emoji: text },
        { id: 'b', text: 'Other' },
      ]
      return question({
        id: String(index),
        prompt: text,
        explanation: text,
        tags: [text],
        note: text,
        author: text,
        options,
      })
    })
    await open(...many)
    expect(screen.getAllByText(/ran\(\)/).length).toBeGreaterThan(800)
    expect(document.querySelectorAll('li script, li img, li svg, li a')).toHaveLength(0)
    expect(document.querySelectorAll('[onerror], [onload]')).toHaveLength(0)
  })
})

describe('a review', () => {
  it('names the revision and brings the note', async () => {
    await open(question())
    press(/^Approve: /)
    api.on(triviaBankApi.reviewQuestion, () => ({ question: question({ state: 'approved' }) }))
    fireEvent.change(dialog('Approve this question?').getByLabelText('Note (optional)'), {
      target: { value: 'Good.' },
    })
    press('Approve', dialog('Approve this question?'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.bodies(triviaBankApi.reviewQuestion)).toEqual([
      { decision: 'approved', note: 'Good.', revision: 3 },
    ])
    expect(toast.success).toHaveBeenCalledWith('The question is approved.')
    expect(screen.getAllByText('Approved').some((one) => one.closest('li'))).toBe(true)
  })

  it('stays open with its note when it fails', async () => {
    await open(question())
    press(/^Reject: /)
    api.on(triviaBankApi.reviewQuestion, () =>
      reject(triviaBankApi.reviewQuestion, 'triviaDesk.questions.error.moved_on'),
    )
    const note = dialog('Reject this question?').getByLabelText<HTMLTextAreaElement>('Note')
    expect(note.required).toBe(true)
    fireEvent.change(note, { target: { value: 'Too long.' } })
    press('Reject', dialog('Reject this question?'))
    const said = en.triviaDesk.questions.error.moved_on
    expect((await screen.findByRole('alert')).textContent).toBe(said)
    expect(toast.error).toHaveBeenCalledWith('Error', { description: said })
    expect(note.value).toBe('Too long.')
  })
})

it('asks before it deletes, and counts again', async () => {
  await open(question())
  press(/^Delete: /)
  press('Cancel', dialog('Delete this question?'))
  expect(api.calls).toHaveLength(1)
  press(/^Delete: /)
  api.on(triviaBankApi.deleteQuestion, () => ({ deleted: true as const }))
  press('Delete', dialog('Delete this question?'))
  await screen.findByRole('heading', { name: 'Questions: 0' })
  expect(changed).toHaveBeenCalledOnce()
})

describe('writing', () => {
  const field = (name: string) => dialog('New question').getByLabelText<HTMLInputElement>(name)
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

  it('sends what was typed, keeps it when it fails, and shows what is wrong at its field', async () => {
    await open()
    press('New question')
    expect(screen.queryByText(/Why it was rejected/)).toBeNull()
    for (const [name, value] of [
      ['Question', 'Why?'],
      ['Option A', 'Rest'],
      ['Option B', 'Rest'],
      ['Emoji of option B', '🌿'],
      ['Explanation', 'So.'],
      ['Tags, with commas between them', ' a, ,b '],
    ] as const)
      type(name, value)
    fireEvent.click(field('Option B is right'))
    press('Remove option D', dialog('New question'))
    press('Remove option C', dialog('New question'))
    expect(
      dialog('New question').getByRole<HTMLButtonElement>('button', { name: 'Remove option A' }).disabled,
    ).toBe(true)
    const wrong = { 'body.options.1.text': en.triviaDesk.questions.error.same_option }
    api.on(triviaBankApi.createQuestion, () =>
      reject(triviaBankApi.createQuestion, 'triviaDesk.questions.error.check', { fields: wrong }),
    )
    press('Send to review', dialog('New question'))
    await screen.findByText(en.triviaDesk.questions.error.same_option)
    expect(field('Option B').getAttribute('aria-invalid')).toBe('true')
    expect(field('Question').value).toBe('Why?')
    await waitFor(() => expect(document.activeElement).toBe(field('Option B')))
    type('Option B', 'Walk')
    api.on(triviaBankApi.createQuestion, () => ({ question: question() }))
    press('Save as draft', dialog('New question'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [, sent] = api.bodies(triviaBankApi.createQuestion).filter((body) => 'prompt' in (body as object))
    expect(sent).toEqual({
      locale: 'en',
      ageGroup: 'adult',
      category: 'feelings',
      type: 'mcq',
      difficulty: 'easy',
      prompt: 'Why?',
      options: [{ text: 'Rest' }, { text: 'Walk', emoji: '🌿' }],
      correctOptionId: 'b',
      explanation: 'So.',
      tags: ['a', 'b'],
      sensitive: false,
      state: 'draft',
    })
    expect(changed).toHaveBeenCalledOnce()
  })

  it('keeps the right option right while others go, and says why a question was rejected', async () => {
    await open(
      question({
        state: 'rejected',
        note: 'Too wide.',
        options: ['Rest', 'Walk', 'Sing'].map((text, at) => ({ id: 'abc'[at]!, text })),
      }),
    )
    press(/^Edit: /)
    const form = dialog('Edit question')
    expect(form.getByText('Why it was rejected: Too wide.')).toBeTruthy()
    press('Remove option A', form)
    expect(form.getByLabelText<HTMLInputElement>('Option A is right').checked).toBe(true)
    expect(form.getByLabelText<HTMLInputElement>('Option A').value).toBe('Walk')
    press('Add option', form)
    expect(form.getAllByRole('radio')).toHaveLength(3)
  })
})

describe('a file', () => {
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText('CSV file'), {
      target: { files: [{ text: () => Promise.resolve(text) }] },
    })

  it('is looked at first; with errors it is not imported', async () => {
    await open()
    press('Import CSV')
    const issues = [{ line: 3, field: 'prompt', message: 'Please fill this in.' }]
    api.on(triviaBankApi.previewImport, () => ({ fresh: 0, known: 0, issueCount: 60, issues, rows: [] }))
    choose('a')
    await screen.findByRole('cell', { name: 'Please fill this in.' })
    expect(screen.getByText('The first 1 are shown.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)

    const rows = [{ line: 2, prompt: 'One?', ageGroup: 'teen' as const, locale: 'fr' as const }]
    api.on(triviaBankApi.previewImport, () => ({ fresh: 1, known: 2, issueCount: 0, issues: [], rows }))
    api.on(triviaBankApi.importQuestions, () => ({ imported: 1, known: 2 }))
    choose('b')
    await screen.findByRole('cell', { name: 'One?' })
    expect(screen.getByText('Already in the bank: 2. They stay as they are.')).toBeTruthy()
    press('Import')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.bodies(triviaBankApi.importQuestions)).toEqual([{ csv: 'b' }])
    expect(toast.success).toHaveBeenCalledWith('Imported: 1. Find them under “To review”.')
  })
})
