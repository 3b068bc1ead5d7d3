import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { riskLevels, type RiskLevel } from '#domain/moderation/assessment.ts'
import { localOpinion } from '#services/safety/onnx.ts'
import type { OpinionRequest } from '#services/safety/port.ts'
import { writeTinyModel, type TinyWords } from './tinyModel.ts'

const written: string[] = []
const model = (labels: readonly string[], words: TinyWords) => {
  const folder = writeTinyModel(labels, words)
  written.push(folder)
  return folder
}
const entries: { level: string; fields: Record<string, unknown>; message: string }[] = []
const note = (level: string) => (fields: object, message: string) =>
  void entries.push({ level, fields: fields as Record<string, unknown>, message })
const log = { warn: note('warn'), error: note('error') } as never
const request: OpinionRequest = {
  text: 'It was a calm day.',
  locale: 'en',
  ageGroup: 'child',
  level: 'none',
  isGuardianAgreed: false,
}
beforeEach(() => {
  entries.length = 0
})
afterAll(() => {
  for (const folder of written) rmSync(folder, { recursive: true })
})

type Load = NonNullable<Parameters<typeof localOpinion>[2]>['load']
/** The library with a pipeline of ours: what it finds in a piece, how it is called. */
const libraryOf = (find: (piece: string) => Promise<{ label: string; score: number }[]>) => {
  const env = { allowRemoteModels: true, allowLocalModels: false, localModelPath: '' }
  const id2label = Object.fromEntries([...riskLevels, 'spam'].map((label, at) => [at, label]))
  const pipeline = vi.fn(() => Promise.resolve(Object.assign(find, { model: { config: { id2label } } })))
  return { env, pipeline, load: (() => Promise.resolve({ env, pipeline })) as Load }
}

describe('a model on this machine', () => {
  const folder = { SAFETY_MODEL_DIR: '/models/safety' }

  it('is loaded with the first text and once, from its folder, and from nowhere else', async () => {
    const { env, pipeline, load } = libraryOf(() => Promise.resolve([{ label: 'concern', score: 0.9 }]))
    const opinion = localOpinion(folder, log, { load })
    expect(pipeline).not.toHaveBeenCalled()
    await Promise.all([opinion.raise(request), opinion.raise(request)])
    expect(pipeline.mock.calls).toEqual([
      ['text-classification', 'safety', { dtype: 'fp32', local_files_only: true }],
    ])
    expect(env).toEqual({ allowRemoteModels: false, allowLocalModels: true, localModelPath: '/models' })
  })

  it('raises to the level with the highest score and ignores labels of other names', async () => {
    const { load } = libraryOf(() =>
      Promise.resolve([
        { label: 'spam', score: 0.7 },
        { label: 'none', score: 0.1 },
        { label: 'concern', score: 0.2 },
      ]),
    )
    expect(await localOpinion(folder, log, { load }).raise(request)).toBe('concern')
  })

  it('never lowers a level', async () => {
    const { load } = libraryOf(() => Promise.resolve([{ label: 'none', score: 1 }]))
    const opinion = localOpinion(folder, log, { load })
    for (const level of riskLevels) expect(await opinion.raise({ ...request, level })).toBe(level)
  })

  it('reads a long text to its end', async () => {
    const { load } = libraryOf((piece) =>
      Promise.resolve([{ label: piece.includes('goodbye') ? 'urgent' : 'none', score: 1 }]),
    )
    const text = `${'A calm day with tea. '.repeat(400)}goodbye`
    expect(await localOpinion(folder, log, { load }).raise({ ...request, text })).toBe('urgent')
  })

  it('that hangs is not waited for; what was found before counts', async () => {
    let pieces = 0
    const { load } = libraryOf(() => {
      pieces += 1
      return pieces === 1 ? Promise.resolve([{ label: 'watch', score: 1 }]) : new Promise(() => {})
    })
    const opinion = localOpinion(folder, log, { load, deadlineMs: 100 })
    expect(await opinion.raise({ ...request, text: 'A calm day. '.repeat(200) })).toBe('watch')
    expect(entries.map(({ fields }) => fields.reason)).toEqual(['timeout'])
  })

  it('that breaks rests after five texts; the log has no word of them', async () => {
    const { load } = libraryOf((piece) => Promise.reject(new Error(piece)))
    const opinion = localOpinion(folder, log, { load, now: () => 0 })
    for (let n = 0; n < 7; n += 1) expect(await opinion.raise({ ...request, level: 'watch' })).toBe('watch')
    expect(opinion.stats()).toEqual({ state: 'open', read: 0, raised: 0, failed: 5 })
    expect(JSON.stringify(entries)).not.toContain('calm')
  })

  it('whose package is not installed says so once, and levels stay', async () => {
    const load = (() => import('@huggingface/not-there' as string)) as Load
    const opinion = localOpinion(folder, log, { load })
    for (let n = 0; n < 3; n += 1) expect(await opinion.raise({ ...request, level: 'watch' })).toBe('watch')
    const errors = entries.filter(({ level }) => level === 'error')
    expect(errors).toHaveLength(1)
    expect(errors[0]!.message).toMatch(/@huggingface\/transformers is not installed/)
    expect(opinion.stats().state).toBe('open')
  })
})

// The library and its runtime are 450 MB and an optional peer: these run where an operator's model could run.
describe('a model in a folder, read by the library itself', () => {
  const one = (at: number) => [0, 1, 2, 3, 4].map((label) => (label === at ? 2 + at : -9))
  const words = { calm: one(0), empty: one(1), alone: one(2), goodbye: one(3), offer: one(4) }
  const raised = async (folder: string, text: string): Promise<RiskLevel> =>
    localOpinion({ SAFETY_MODEL_DIR: folder }, log, { deadlineMs: 30_000 }).raise({ ...request, text })

  it.each([
    ['a word it knows', 'A calm day', 'none'],
    ['a word of another level', 'Empty again', 'watch'],
    ['two words', 'calm and alone', 'concern'],
    ['capital letters', 'GOODBYE!', 'urgent'],
    ['a label that is no level', 'an offer', 'none'],
    ['more than it takes at once', `${'calm tea '.repeat(600)} goodbye`, 'urgent'],
  ])('finds %s', async (_, text, level) => {
    expect(await raised(model([...riskLevels, 'spam'], words), text)).toBe(level)
    expect(entries).toEqual([])
  })

  it('whose labels are not levels is not used, and the log says why', async () => {
    const folder = model(['LABEL_0', 'LABEL_1', 'LABEL_2', 'LABEL_3', 'LABEL_4'], words)
    expect(await raised(folder, 'goodbye')).toBe('none')
    expect(JSON.stringify(entries)).toMatch(
      /id2label in config.json names none of none, watch, concern, urgent/,
    )
  })

  it('that is not there is not fetched from anywhere', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-model-'))
    written.push(folder)
    expect(await raised(folder, 'goodbye')).toBe('none')
    expect(entries[0]).toMatchObject({
      level: 'error',
      message: expect.stringContaining('cannot be loaded') as string,
    })
  })
})
