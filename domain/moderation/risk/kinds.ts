import { riskLevels, type RiskLevel } from '../assessment.ts'

/**
 * What a second model tells apart, level by level: kinds of texts of the corpus with 200 texts or more to learn from,
 * and all others of a level. A level is likely when one of its kinds is, so the model can say what no single sum of
 * words does: that a text about a hospital is calm, and one about a father is not.
 */
const kindsOf: Readonly<Record<RiskLevel, readonly string[]>> = {
  none: [
    'lookalike',
    'clean',
    'diary',
    'severe',
    'everyday',
    'offensive',
    'grief',
    'idiom',
    'kind words',
    'quote',
    'recovery',
    'medical',
    'helping',
    'other',
  ],
  watch: ['sadness', 'other'],
  concern: ['wish', 'selfharm', 'pastabuse', 'friend', 'psych', 'other'],
  urgent: [
    'home',
    'third',
    'farewell',
    'means',
    'partner',
    'intent',
    'abuse',
    'threat',
    'time',
    'elder',
    'psychosis',
    'join',
    'calm',
    'medical',
    'elderhome',
    'severe',
    'other',
  ],
}

/** The level of each output of the model of kinds. */
const levelsOfKinds = riskLevels.flatMap((level, at) => kindsOf[level].map(() => at))
/** Outputs of the model of kinds. */
export const KIND_OUTPUTS = levelsOfKinds.length

/** The first output of the kinds of urgent texts, which are the last. */
export const FIRST_URGENT_KIND = levelsOfKinds.indexOf(riskLevels.indexOf('urgent'))

/** The output that a text of a level and kind belongs to. */
export function kindOutputOf(level: RiskLevel, kind: string | undefined): number {
  const kinds = kindsOf[level]
  const known = kind === undefined ? -1 : kinds.indexOf(kind)
  return levelsOfKinds.indexOf(riskLevels.indexOf(level)) + (known < 0 ? kinds.length - 1 : known)
}

/** Least share of severe texts at the level urgent in what a threat by its writer reads as. Chosen on the tune part. */
const THREAT_MIN = 0.3
const THREAT_AT = kindOutputOf('urgent', 'severe')

/** Whether a writer threatens another person in a row of sentences: what the model of kinds adds up for it. */
export function isThreat(kinds: Float64Array): boolean {
  let total = 0
  for (const sum of kinds) total += Math.exp(sum - kinds[THREAT_AT]!)
  return 1 / total >= THREAT_MIN
}

/** How much each model says where both are asked. Chosen on the tune part of the corpus. */
const SAY = 0.6

/**
 * What both models together add up for the levels: the sums of the model of levels, and the logarithm of what the kinds
 * of a level have together. Each errs where the other does not.
 */
export function withKinds(levels: Float64Array, kinds: Float64Array): Float64Array {
  let highest = -Infinity
  for (const sum of kinds) highest = Math.max(highest, sum)
  const powers = new Float64Array(riskLevels.length)
  for (let kind = 0; kind < kinds.length; kind += 1)
    powers[levelsOfKinds[kind]!]! += Math.exp(kinds[kind]! - highest)
  return powers.map((power, level) => SAY * (levels[level]! + Math.log(power + Number.MIN_VALUE)))
}
