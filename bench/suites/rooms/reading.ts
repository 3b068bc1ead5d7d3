import { assessText } from '#domain/moderation/assessText.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { median } from '../../kit/figures.ts'
import type { Goal } from '../../kit/report.ts'
import { WORDS } from './prepare.ts'

const [ROUNDS, LONG_ROUNDS] = [2_000, 40]
const [LONG, SHORT] = [20_000, 500]
const GOALS = { share: 15, longer: 1.2 }
const context = { locale: 'en', ageGroup: 'adult' } as const

/**
 * rooms-read: what reading a message takes of the processor time of its post, and of a long text for each character.
 */
export function readingShare(postCpuMs: number): Goal[] {
  const text = WORDS.join(' ').repeat(80)
  const mean = WORDS.reduce((sum, words) => sum + timeOf(words), 0) / WORDS.length
  const letters = WORDS.reduce((sum, words) => sum + words.length, 0) / WORDS.length
  return [
    {
      what: `rooms-read, share of a post of ${letters.toFixed(0)} characters`,
      measured: (100 * mean) / postCpuMs,
      goal: GOALS.share,
      isAtLeast: false,
      unit: ' %',
    },
    {
      what: 'rooms-read, per character at 20,000 / at 500',
      measured: longToShort(text),
      goal: GOALS.longer,
      isAtLeast: false,
      unit: 'x',
    },
  ]
}

/** Milliseconds of reading, as a message is read. */
function timeOf(text: string): number {
  return median(Array.from({ length: ROUNDS }, () => timed(() => read(text))))
}

/** The same characters as one text and as many, in turn. */
function longToShort(text: string): number {
  const long = text.slice(0, LONG)
  const short = Array.from({ length: LONG / SHORT }, (_, at) => long.slice(at * SHORT, (at + 1) * SHORT))
  const ratios = Array.from({ length: LONG_ROUNDS }, () => {
    const apart = timed(() => short.forEach(read))
    return timed(() => read(long)) / apart
  })
  return median(ratios)
}

function read(text: string): void {
  const { risk } = assessText(text, context)
  readDanger(text, context, risk)
}

function timed(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}
