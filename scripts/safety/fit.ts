import { riskLevels } from '#domain/moderation/assessment.ts'
import { isAtLeast } from '#domain/moderation/compareRisk.ts'
import { PROFANITY_OUTPUTS } from '#domain/moderation/profanity/contempt.ts'
import { LEVELS, RISK_OUTPUTS, type Weights } from '#domain/moderation/risk/classifier.ts'
import { FIRST_URGENT_KIND, KIND_OUTPUTS, kindOutputOf } from '#domain/moderation/risk/kinds.ts'
import { kindOf, type Example } from './corpus.ts'
import { joinedTexts } from './joinedTexts.ts'
import { fitLinear, type Fitting } from './linear.ts'
import { readerOf, type Reader, type Sample } from './samples.ts'

/** Scenarios that a feature must be seen in, in each model. Chosen on the tune part of the corpus. */
const scenarios = { levels: 2, kinds: 3, contempt: 2 }
/** Places of each model's table. The model of kinds has many outputs, that of contempt two. */
const spaces = { levels: 2 ** 19, kinds: 2 ** 16, contempt: 2 ** 18 }

/** Harmless texts put together that the model of levels learns from. Chosen on the tune part. */
const JOINED = 15_000

const common = { dropout: 0.45, seed: 7 }
const levelFitting: Fitting = { ...common, epochs: 20, averaged: 8, rate: 0.15, byRow: 0.5 }
const kindFitting: Fitting = { ...common, epochs: 12, averaged: 1, rate: 0.2, byRow: 0.5 }
const contemptFitting: Fitting = { ...common, epochs: 20, averaged: 8, rate: 0.2, byRow: 0 }

/**
 * Fits the model of levels: a multinomial logistic regression for the risk and a binary one for harm at home. A text of
 * danger is often learned from the row of its sentences that says most, and a harmless one from the row that misleads
 * most, as readers of a text take the highest of its rows.
 */
export function fit(examples: readonly Example[]): Weights {
  const all = withLongEntries(examples)
  const joined = joinedTexts(examples, JOINED)
  const reader = readerOf(all, scenarios.levels, joined)
  return fitLinear(
    [...all, ...joined].map((example) => ({
      ...featuresOf(example, reader),
      level: riskLevels.indexOf(example.level),
      marks: [isAtLeast(example.level, 'concern') ? Number(example.harmAtHome) : null],
    })),
    { space: spaces.levels, levels: LEVELS, danger: LEVELS - 1, outputs: RISK_OUTPUTS },
    levelFitting,
  )
}

/** Fits the model of kinds: a multinomial logistic regression for the kind of a text at its level. */
export function fitKinds(examples: readonly Example[]): Weights {
  const all = withLongEntries(examples)
  const reader = readerOf(all, scenarios.kinds)
  return fitLinear(
    all.map((example) => ({
      ...featuresOf(example, reader),
      level: kindOutputOf(example.level, kindOf(example)),
      marks: [],
    })),
    { space: spaces.kinds, levels: KIND_OUTPUTS, danger: FIRST_URGENT_KIND, outputs: KIND_OUTPUTS },
    kindFitting,
  )
}

/** A text's features, and where it is of danger or harmless those of its rows of sentences. */
function featuresOf(example: Example, reader: Reader): Pick<Sample, 'features' | 'rows'> {
  const isByRow = example.level === 'urgent' || example.level === 'none'
  const rows = isByRow ? reader.rows(example) : []
  return { features: reader.whole(example), ...(rows.length > 1 && { rows }) }
}

/** Harmless texts of so many words are entries of a journal. The corpus has few, so each is learned from often. */
const longEntry = { words: 46, times: 4 }

const withLongEntries = (examples: readonly Example[]): Example[] =>
  examples.flatMap((example) => Array.from({ length: timesOf(example) }, () => example))

const timesOf = ({ level, text }: Example): number =>
  level === 'none' && text.split(/\s+/).length >= longEntry.words ? longEntry.times : 1

/** How often a kind line is learned from: the corpus has few of what rooms are full of. Chosen on the tune part. */
const KIND_TIMES = 3

/** Fits the model of contempt: whether a text is offensive or worse, and whether it is severe. */
export function fitProfanity(all: readonly Example[]): Weights {
  const examples = all.flatMap((example) =>
    example.kinds[0] === 'kind words' ? Array.from({ length: KIND_TIMES }, () => example) : [example],
  )
  const reader = readerOf(examples, scenarios.contempt)
  return fitLinear(
    examples.map((example) => ({
      features: reader.whole(example),
      level: 0,
      marks: [Number(example.profanity !== 'none'), Number(example.profanity === 'severe')],
    })),
    { space: spaces.contempt, levels: 0, danger: 0, outputs: PROFANITY_OUTPUTS },
    contemptFitting,
  )
}
