import { assessText } from '#domain/moderation/assessText.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { median } from '../../kit/figures.ts'
import type { Goal } from '../../kit/report.ts'
import { WORDS } from './prepare.ts'

const ROUNDS = 2_000
const GOALS = { share: 15, longer: 1.2 }
const context = { locale: 'en', ageGroup: 'adult' } as const

/** rooms-read: what reading a message takes of the processor time of its post, and of a long text for each character. */
export function readingShare(postCpuMs: number): Goal[] {
  const text = WORDS.join(' ').repeat(80)
  const [short, long] = [text.slice(0, 500), text.slice(0, 20_000)]
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
      measured: timeOf(long) / 20_000 / (timeOf(short) / 500),
      goal: GOALS.longer,
      isAtLeast: false,
      unit: 'x',
    },
  ]
}

/** Milliseconds of reading, as a message is read. */
function timeOf(text: string): number {
  const times = Array.from({ length: Math.ceil(ROUNDS / (1 + text.length / 500)) }, () => {
    const begun = performance.now()
    const { risk } = assessText(text, context)
    readDanger(text, context, risk)
    return performance.now() - begun
  })
  return median(times)
}
