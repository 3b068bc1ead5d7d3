import { writeFileSync } from 'node:fs'
import { encodeWeights } from '#domain/moderation/risk/classifier.ts'
import { RISK_FOLDER } from '#domain/moderation/risk/modelFiles.ts'
import { readCorpus } from './corpus.ts'
import { fit } from './fit.ts'

/**
 * Fits the model and writes its weights. The test part is never read for it; the tune part has done its work by now.
 */
const examples = readCorpus().filter(({ split }) => split !== 'test')
const bytes = encodeWeights(fit(examples))
writeFileSync(`${RISK_FOLDER}/weights.bin`, bytes)
process.stdout.write(`weights.bin: ${bytes.length} bytes from ${examples.length} texts\n`)
