import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { encodeWeights } from '#domain/moderation/risk/classifier.ts'
import { locales } from '#messages/locales.ts'
import { learnedOf, readCorpus, scoredSplits } from '../../../scripts/safety/corpus.ts'
import { entriesOf } from '../../../scripts/safety/entries.ts'
import {
  assessAll,
  entryFiguresOf,
  figuresOf,
  intervalOf,
  textOf,
  type Assessed,
  type Share,
} from '../../../scripts/safety/figures.ts'
import { fit, fitKinds, fitProfanity } from '../../../scripts/safety/fit.ts'
import { digestOf, digestOfInputs, TRAINED_FROM } from '../../../scripts/safety/trainedFrom.ts'
import { rounds } from '#tests/kit/rounds.ts'

const valueOf = ({ part, of }: Share) => part / of

describe('figures', () => {
  const assessed = (level: string, found: string): Assessed =>
    ({
      example: { level, kinds: [], profanity: 'none', personal: [] },
      assessment: {
        risk: { level: found },
        profanity: { severity: 'none' },
        personal: [{ type: 'phone', start: 0, end: 3 }],
      },
    }) as unknown as Assessed

  it('count what was found and what was called more than it is', () => {
    const figures = figuresOf([
      assessed('urgent', 'urgent'),
      assessed('urgent', 'concern'),
      assessed('concern', 'urgent'),
      assessed('none', 'urgent'),
      assessed('none', 'none'),
    ])
    expect(figures['urgent found']).toEqual({ part: 1, of: 2 })
    expect(figures['urgent or concern, as concern or urgent']).toEqual({ part: 3, of: 3 })
    expect(figures['harmless called urgent']).toEqual({ part: 1, of: 2 })
    expect(figures['watch or concern called urgent']).toEqual({ part: 1, of: 1 })
    expect(figures['personal data right of those marked']).toEqual({ part: 0, of: 5 })
  })

  it('come with an interval', () => {
    expect(intervalOf({ part: 50, of: 100 }).map((edge) => edge.toFixed(3))).toEqual(['0.404', '0.596'])
    expect(intervalOf({ part: 0, of: 0 })).toEqual([0, 1])
    expect(textOf({ part: 9, of: 10 })).toBe('0.90 (0.60-0.98)')
  })
})

/** Published in docs/safety-model.md: the parts of the corpus that nothing was chosen on. */
const published = JSON.parse(readFileSync('domain/moderation/corpus/published.json', 'utf8')) as Record<
  string,
  Record<string, Record<string, number>>
>

describe.each(scoredSplits)('on the %s part', (part) => {
  const examples = readCorpus().filter(({ split }) => split === part)
  const all = assessAll(examples)
  const entries = assessAll(entriesOf(examples))
  it.each(['all', ...locales])('%s is as good as published', (name) => {
    const isIn = ({ example }: Assessed) => name === 'all' || example.locale === name
    const figures = { ...figuresOf(all.filter(isIn)), ...entryFiguresOf(entries.filter(isIn)) }
    const now = Object.fromEntries(
      Object.entries(figures).map(([figure, one]) => [figure, Number(valueOf(one).toFixed(3))]),
    )
    expect(now).toEqual(published[part]![name])
  })
})

const committed = (file: string) => readFileSync(`domain/moderation/${file}`)
/** What fits each file of weights. */
const fittings = {
  'risk/weights.bin': fit,
  'risk/kinds.bin': fitKinds,
  'profanity/weights.bin': fitProfanity,
}

describe('the committed weights', () => {
  it('were fitted from the corpus and the training as they are', () => {
    const trained = JSON.parse(readFileSync(TRAINED_FROM, 'utf8')) as Record<string, string>
    const files = Object.keys(fittings).map((file) => `domain/moderation/${file}`)
    expect(trained, 'run `npm run train:safety`').toEqual({
      inputs: digestOfInputs(),
      weights: digestOf(files),
    })
  })

  it('take three million bytes at most', () => {
    const sizes = Object.keys(fittings).map((file) => committed(file).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000)
  })

  // Fitting takes more than a minute. Every run fits the small model of contempt, the weekly one all three.
  it('come out the same, byte for byte, when fitted again', { timeout: 600_000 }, () => {
    const examples = learnedOf(readCorpus())
    const again = rounds({ usual: 1, thorough: 3 })
    for (const [file, fitAgain] of Object.entries(fittings).slice(-again))
      expect(Buffer.from(encodeWeights(fitAgain(examples))).equals(committed(file)), file).toBe(true)
  })
})
