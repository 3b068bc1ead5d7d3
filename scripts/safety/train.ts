import { writeFileSync } from 'node:fs'
import { encodeWeights } from '#domain/moderation/risk/classifier.ts'
import { PROFANITY_FOLDER, RISK_FOLDER } from '#domain/moderation/risk/modelFiles.ts'
import { readCorpus } from './corpus.ts'
import { fit, fitProfanity } from './fit.ts'

/**
 * Fits the models of danger and of contempt and writes their weights. The test part is never read for it; the tune
 * part has done its work by now.
 */
const examples = readCorpus().filter(({ split }) => split !== 'test')
for (const [folder, weights] of [
  [RISK_FOLDER, fit(examples)],
  [PROFANITY_FOLDER, fitProfanity(examples)],
] as const) {
  const bytes = encodeWeights(weights)
  writeFileSync(`${folder}/weights.bin`, bytes)
  process.stdout.write(`${folder}/weights.bin: ${bytes.length} bytes from ${examples.length} texts\n`)
}
