import { writeFileSync } from 'node:fs'
import { encodeWeights } from '#domain/moderation/risk/classifier.ts'
import { PROFANITY_FOLDER, RISK_FOLDER } from '#domain/moderation/risk/modelFiles.ts'
import { learnedOf, readCorpus } from './corpus.ts'
import { fit, fitKinds, fitProfanity } from './fit.ts'
import { digestOf, digestOfInputs, TRAINED_FROM } from './trainedFrom.ts'

/**
 * Fits the models of levels, of kinds and of contempt and writes their weights. What is scored is never read for it;
 * the tune part has done its work by now.
 */
const examples = learnedOf(readCorpus())
const written: string[] = []
for (const [file, weights] of [
  [`${RISK_FOLDER}/weights.bin`, fit(examples)],
  [`${RISK_FOLDER}/kinds.bin`, fitKinds(examples)],
  [`${PROFANITY_FOLDER}/weights.bin`, fitProfanity(examples)],
] as const) {
  const bytes = encodeWeights(weights)
  writeFileSync(file, bytes)
  written.push(file)
  process.stdout.write(`${file}: ${bytes.length} bytes from ${examples.length} texts\n`)
}
writeFileSync(TRAINED_FROM, `${JSON.stringify({ inputs: digestOfInputs(), weights: digestOf(written) })}\n`)
