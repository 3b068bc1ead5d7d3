import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { riskLevels, type RiskLevel } from '#domain/moderation/assessment.ts'
import type { Env } from '../env.ts'
import { describeError } from '../log/describeError.ts'
import type { Log } from '../log/log.ts'
import { inPieces } from './inPieces.ts'
import { onlyRaising, type Reading, type Timing } from './onlyRaising.ts'
import type { OpinionRequest, SecondOpinion } from './port.ts'

/**
 * An optional peer, 450 MB with its runtime: only who sets `SAFETY_MODEL_DIR` installs it (docs/runbook.md). The name
 * is a variable, so that neither types nor bundles need it.
 */
const LIBRARY: string = '@huggingface/transformers'

type Label = { label: string; score: number }
type Classify = (text: string, options: { top_k: null }) => Promise<Label[]>
/** What is used of the library. */
type Transformers = {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string }
  pipeline(
    task: 'text-classification',
    model: string,
    options: { dtype: 'q8' | 'fp32'; local_files_only: true },
  ): Promise<Classify & { model: { config: { id2label?: Record<string, string> } } }>
}

type Options = Timing & { load?: () => Promise<Transformers> }
const loadLibrary = () => import(/* @vite-ignore */ LIBRARY) as Promise<Transformers>

/**
 * A second opinion of a model on this machine: nothing leaves. Its folder has the files of a text classification as
 * Hugging Face exports them; of its labels those count that are named like our levels. Library and model are loaded
 * with the first text, which may take longer than a reading may: then that text has no second opinion. When loading
 * fails the log says why, once, and nothing is read until the process starts again.
 */
export function localOpinion(
  { SAFETY_MODEL_DIR }: { SAFETY_MODEL_DIR: NonNullable<Env['SAFETY_MODEL_DIR']> },
  log: Pick<Log, 'warn' | 'error'>,
  { load = loadLibrary, ...timing }: Options = {},
): SecondOpinion {
  const folder = resolve(SAFETY_MODEL_DIR)
  let loading: Promise<Classify | null> | undefined
  let isBroken = false

  const loadOnce = () =>
    (loading ??= loadModel(folder, load).catch((error: unknown) => {
      isBroken = true
      log.error({ err: describeError(error), package: LIBRARY, folder }, problemOf(error))
      return null
    }))

  const read = async ({ text }: OpinionRequest, { signal, found }: Reading) => {
    const classify = await loadOnce()
    if (!classify) throw new Error('no model')
    for (const piece of inPieces(text)) {
      if (signal.aborted) return
      found(levelOf(await classify(piece, { top_k: null })))
    }
  }

  const opinion = onlyRaising({ source: 'local', read, log }, timing)
  return {
    ...opinion,
    raise: (request) => {
      if (!isBroken) return opinion.raise(request)
      request.onMissing?.()
      return Promise.resolve(request.level)
    },
    stats: () => ({ ...opinion.stats(), ...(isBroken && { state: 'open' as const }) }),
  }
}

async function loadModel(folder: string, load: () => Promise<Transformers>): Promise<Classify> {
  const { env, pipeline } = await load()
  env.allowRemoteModels = false
  env.allowLocalModels = true
  env.localModelPath = dirname(folder)
  const classify = await pipeline('text-classification', basename(folder), {
    dtype: existsSync(join(folder, 'onnx', 'model_quantized.onnx')) ? 'q8' : 'fp32',
    local_files_only: true,
  })
  const labels = Object.values(classify.model.config.id2label ?? {})
  if (!labels.some(isLevel)) throw new Error(`id2label in config.json names none of ${riskLevels.join(', ')}`)
  return classify
}

const isLevel = (label: string): label is RiskLevel => (riskLevels as readonly string[]).includes(label)

/** The level among the labels that has the highest score; labels with other names are ignored. */
function levelOf(labels: readonly Label[]): RiskLevel {
  const best = labels
    .filter(({ label }) => isLevel(label))
    .reduce<Label>((one, other) => (other.score > one.score ? other : one), { label: 'none', score: 0 })
  return best.label as RiskLevel
}

const problemOf = (error: unknown): string =>
  (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND'
    ? `SAFETY_MODEL_DIR is set, but the package ${LIBRARY} is not installed: no second opinion`
    : 'the model of SAFETY_MODEL_DIR cannot be loaded: no second opinion'
