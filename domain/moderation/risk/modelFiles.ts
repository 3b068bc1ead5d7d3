import { locales } from '../../../messages/locales.ts'
import { decodeWeights, type Weights } from './classifier.ts'
import { parseRules, ruleSetOf, type RuleSet } from './matchRules.ts'

/** Where rules and weights stand, from the folder every process works in. */
export const RISK_FOLDER = 'domain/moderation/risk'
/** Where the weights of the model of contempt stand. */
export const PROFANITY_FOLDER = 'domain/moderation/profanity'

type Process = {
  cwd(): string
  getBuiltinModule(name: 'node:fs'): {
    readFileSync(path: string): Uint8Array
    readFileSync(path: string, encoding: 'utf8'): string
  }
}
declare const process: Process

const files = () => process.getBuiltinModule('node:fs')
const pathOf = (folder: string, name: string): string => `${process.cwd()}/${folder}/${name}`

let knownRules: RuleSet | undefined
let knownWeights: Weights | undefined
let knownKinds: Weights | undefined
let knownProfanity: Weights | undefined

/**
 * The rules of all languages, read from disk with the first text: people write in whichever language they think in.
 * Only a server process has these files: nothing here may reach a browser, which has no `process`.
 */
export const rules = (): RuleSet =>
  (knownRules ??= ruleSetOf(
    locales.flatMap((locale) =>
      parseRules(files().readFileSync(pathOf(RISK_FOLDER, `rules/${locale}.txt`), 'utf8'), locale),
    ),
  ))

/** The weights of the model of danger, read from disk with the first text. */
export const weights = (): Weights =>
  (knownWeights ??= decodeWeights(files().readFileSync(pathOf(RISK_FOLDER, 'weights.bin'))))
/** The weights of the model of kinds, read from disk with the first text. */
export const kindWeights = (): Weights =>
  (knownKinds ??= decodeWeights(files().readFileSync(pathOf(RISK_FOLDER, 'kinds.bin'))))
/** The weights of the model of contempt, read from disk with the first text. */
export const profanityWeights = (): Weights =>
  (knownProfanity ??= decodeWeights(files().readFileSync(pathOf(PROFANITY_FOLDER, 'weights.bin'))))
