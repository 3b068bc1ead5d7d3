import { riskLevels } from '#domain/moderation/assessment.ts'
import { PROFANITY_OUTPUTS } from '#domain/moderation/profanity/contempt.ts'
import { LEVELS, RISK_OUTPUTS, type Weights } from '#domain/moderation/risk/classifier.ts'
import { KIND_OUTPUTS, kindOutputOf } from '#domain/moderation/risk/kinds.ts'
import { kindOf, type Example } from './corpus.ts'
import { fitLinear, type Fitting } from './linear.ts'
import { readerOf } from './samples.ts'

/** Scenarios that a feature must be seen in, in each model. Chosen on the tune part of the corpus. */
const scenarios = { levels: 2, kinds: 3, contempt: 2 }
/** Places of each model's table. The model of kinds has many outputs, that of contempt two. */
const spaces = { levels: 2 ** 19, kinds: 2 ** 16, contempt: 2 ** 18 }

const common = { dropout: 0.45, seed: 7 }
const levelFitting: Fitting = { ...common, epochs: 20, averaged: 8, rate: 0.15, byRow: 0.5 }
const kindFitting: Fitting = { ...common, epochs: 12, averaged: 1, rate: 0.2, byRow: 0 }
const contemptFitting: Fitting = { ...common, epochs: 20, averaged: 8, rate: 0.2, byRow: 0 }

/**
 * Fits the model of levels: a multinomial logistic regression for the risk and a binary one for harm at home. A text of
 * danger is often learned from the row of its sentences that says most, and a harmless one from the row that misleads
 * most, as readers of a text take the highest of its rows.
 */
export function fit(examples: readonly Example[]): Weights {
  const reader = readerOf(examples, scenarios.levels)
  return fitLinear(
    examples.map((example) => {
      const { level, harmAtHome } = example
      const rows = level === 'urgent' || level === 'none' ? reader.rows(example) : []
      return {
        features: reader.whole(example),
        ...(rows.length > 1 && { rows }),
        level: riskLevels.indexOf(level),
        marks: [level === 'urgent' || level === 'concern' ? Number(harmAtHome) : null],
      }
    }),
    { space: spaces.levels, levels: LEVELS, outputs: RISK_OUTPUTS },
    levelFitting,
  )
}

/** Fits the model of kinds: a multinomial logistic regression for the kind of a text at its level. */
export function fitKinds(examples: readonly Example[]): Weights {
  const reader = readerOf(examples, scenarios.kinds)
  return fitLinear(
    examples.map((example) => ({
      features: reader.whole(example),
      level: kindOutputOf(example.level, kindOf(example)),
      marks: [],
    })),
    { space: spaces.kinds, levels: KIND_OUTPUTS, outputs: KIND_OUTPUTS },
    kindFitting,
  )
}

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
    { space: spaces.contempt, levels: 0, outputs: PROFANITY_OUTPUTS },
    contemptFitting,
  )
}
