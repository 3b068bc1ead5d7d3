import type { AgeGroup } from '#domain/account/ageGroup.ts'
import {
  ageFeature,
  sentenceKinds,
  weightOf,
  type SentenceFeatures,
} from '#domain/moderation/risk/features.ts'
import { readSentences, rowsOf } from '#domain/moderation/risk/spans.ts'
import type { Example } from './corpus.ts'

/** What is read of a text or of a row of its sentences: features, and how much each counts. */
export type Features = { at: Int32Array; weight: Float32Array }
/**
 * What is learned of a text: a level of the first outputs, where there are levels, and a yes, a no or nothing of the
 * others. `rows`: its rows of sentences, where one of them may stand for the text.
 */
export type Sample = {
  features: Features
  rows?: readonly Features[]
  level: number
  marks: readonly (number | null)[]
}

/** Features of a text and of its rows of sentences, without those seen in too few scenarios. */
export type Reader = {
  whole: (example: Example) => Features
  rows: (example: Example) => readonly Features[]
}

/** Slots that scenarios of a feature are counted in: few features share one. */
const SLOTS = 2 ** 24

/**
 * Reads texts for fitting. What is known from one scenario alone says nothing of the next: such features are left out.
 * `joined`: texts put together of the others, which make nothing known.
 */
export function readerOf(
  examples: readonly Example[],
  scenarios: number,
  joined: readonly Example[] = [],
): Reader {
  const read = new Map(
    [...examples, ...joined].map(
      ({ text }) => [text, readSentences(text).map(({ features }) => features)] as const,
    ),
  )
  const isKnown = countScenarios(examples, read, scenarios)
  return {
    whole: ({ text, age }) => featuresOf(read.get(text)!, age, isKnown),
    rows: ({ text, age }) => {
      const sentences = read.get(text)!
      return rowsOf(sentences.map(({ word }) => word.length)).map(([from, to]) =>
        featuresOf(sentences.slice(from, to), age, isKnown),
      )
    },
  }
}

function countScenarios(
  examples: readonly Example[],
  read: ReadonlyMap<string, readonly SentenceFeatures[]>,
  least: number,
): (feature: number) => boolean {
  const last = new Int32Array(SLOTS)
  const seen = new Uint8Array(SLOTS)
  const numbers = new Map(
    [...new Set(examples.map(({ scenario }) => scenario))].map((id, at) => [id, at + 1]),
  )
  const numberOf = ({ scenario }: Example) => numbers.get(scenario)!
  // Scenario after scenario: then the last one seen is enough to count each once.
  for (const example of examples.toSorted((one, other) => numberOf(one) - numberOf(other)))
    for (const sentence of read.get(example.text)!)
      for (const kind of sentenceKinds)
        for (const feature of sentence[kind]) {
          const slot = feature & (SLOTS - 1)
          if (last[slot] === numberOf(example)) continue
          last[slot] = numberOf(example)
          seen[slot] = Math.min(255, seen[slot]! + 1)
        }
  return (feature) => seen[feature & (SLOTS - 1)]! >= least
}

/** Sentences as one span, as `spansOf` scores it. */
function featuresOf(
  sentences: readonly SentenceFeatures[],
  age: AgeGroup,
  isKnown: (feature: number) => boolean,
): Features {
  const at = [ageFeature(age)]
  const weight = [weightOf('age', 1)]
  for (const kind of sentenceKinds) {
    const one = weightOf(
      kind,
      sentences.reduce((sum, sentence) => sum + sentence[kind].length, 0),
    )
    for (const sentence of sentences)
      for (const feature of sentence[kind])
        if (isKnown(feature)) {
          at.push(feature)
          weight.push(one)
        }
  }
  return { at: Int32Array.from(at), weight: Float32Array.from(weight) }
}
