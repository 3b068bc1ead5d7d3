import { describe, expect, it } from 'vitest'
import { choosePieces, choosePrompts, type Piece } from '#domain/content/published.ts'

const piece = (id: string, own: Partial<Piece> = {}): Piece => ({
  id,
  title: id,
  content: [],
  contentType: 'quote',
  targetMood: null,
  audioUrl: null,
  transcript: null,
  recording: null,
  tags: [],
  ageGroup: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  ...own,
})
const adult = { ageGroup: 'adult' } as const
const ids = (pieces: readonly Piece[], plan: Partial<Parameters<typeof choosePieces>[2]> = {}) =>
  choosePieces(pieces, adult, { today: null, ...plan }).items.map(({ id }) => id)

describe('pieces', () => {
  it('are for the reader’s age or for everybody; without an age only for everybody', () => {
    const pieces = [piece('all'), piece('adult', { ageGroup: 'adult' }), piece('teen', { ageGroup: 'teen' })]
    expect(ids(pieces).sort()).toEqual(['adult', 'all'])
    const { items } = choosePieces(pieces, { ageGroup: null }, { today: null })
    expect(items.map(({ id }) => id)).toEqual(['all'])
  })

  it('begin with what suits today, then the newest, then the later id; six at most', () => {
    const pieces = [
      piece('a'),
      piece('b'),
      piece('new', { createdAt: '2026-03-02T00:00:00.000Z' }),
      piece('sad', { targetMood: 'sad', createdAt: '2026-01-01T00:00:00.000Z' }),
      ...['c', 'd', 'e'].map((id) => piece(id)),
    ]
    expect(ids(pieces, { today: 'sad' })).toEqual(['sad', 'new', 'e', 'd', 'c', 'b'])
    expect(ids(pieces, { today: 'calm' })).toEqual(['new', 'e', 'd', 'c', 'b', 'a'])
    // Without a check-in nothing suits, what has no mood least of all.
    expect(ids(pieces)).toEqual(['new', 'e', 'd', 'c', 'b', 'a'])
  })

  it('are all there when all are asked for, and say how many there are', () => {
    const pieces = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) =>
      piece(id, { tags: id < 'c' ? ['rest'] : [] }),
    )
    expect(ids(pieces, { all: true })).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a'])
    expect(choosePieces(pieces, adult, { today: null })).toMatchObject({ total: 7, items: { length: 6 } })
    expect(choosePieces(pieces, adult, { today: null, tag: 'rest' }).total).toBe(2)
  })

  it('narrow down by mood and tag, while all that fits is offered to narrow down by', () => {
    const pieces = [
      piece('one', { targetMood: 'sad', tags: ['rest', 'evening'] }),
      piece('two', { targetMood: 'calm', tags: ['rest'] }),
      piece('teen', { targetMood: 'angry', tags: ['phone'], ageGroup: 'teen' }),
    ]
    expect(ids(pieces, { mood: 'sad' })).toEqual(['one'])
    expect(ids(pieces, { tag: 'rest' })).toEqual(['two', 'one'])
    expect(ids(pieces, { mood: 'calm', tag: 'evening' })).toEqual([])
    expect(choosePieces(pieces, adult, { today: null, tag: 'evening' })).toMatchObject({
      moods: ['calm', 'sad'],
      tags: ['evening', 'rest'],
    })
  })

  it('leave what is kept as it was, and do not tell whom they are for', () => {
    const pieces = Object.freeze([piece('a'), piece('b')])
    const [first] = choosePieces(pieces, adult, { today: null }).items
    expect(Object.keys(first!)).not.toContain('ageGroup')
    expect(pieces.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('prompts', () => {
  const prompts = ['a', 'b', 'c', 'd'].map((id) => ({ id, prompt: id, category: 'rest', ageGroup: null }))

  it('are three for the reader’s age, in the order of chance', () => {
    const places = [0.9, 0.1, 0.5, 0.3]
    expect(choosePrompts(prompts, adult, () => places.shift()!).map(({ id }) => id)).toEqual(['b', 'd', 'c'])
    const forTeens = prompts.map((prompt) => ({ ...prompt, ageGroup: 'teen' as const }))
    expect(choosePrompts(forTeens, adult)).toEqual([])
  })
})
