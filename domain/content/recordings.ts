/** Largest recording editors can upload, in bytes. Source: docs/rules/content.md T-20. */
export const UPLOAD_MAX = 10_000_000
/** Kinds of recordings editors can upload; none is sent with any other type. */
export const recordingTypes = ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/ogg', 'audio/wav'] as const
/** Bars the player draws a recording with. */
export const WAVE_BARS = 96
/** What a recording is made from. Members always see it. Source: docs/rules/content.md B-40. */
export const recordingSources = ['tones', 'read', 'recorded'] as const
/** Is this a drawn recording: a height for each bar, 0 to 100? */
export const isWave = (heights: unknown): heights is number[] =>
  Array.isArray(heights) &&
  heights.length === WAVE_BARS &&
  heights.every((one) => Number.isInteger(one) && one >= 0 && one <= 100)
/** The address of a recording, without its id. */
export const RECORDINGS = '/api/recordings/'
/** Speeds of the player, slowest first. */
export const playerSpeeds = [0.75, 1, 1.25, 1.5] as const

/** What a `Range` header asks for: the whole, a part (both ends included), or something outside the file. */
export type Asked = 'whole' | 'outside' | { start: number; end: number }

/**
 * Reads a `Range` header for a file of `size` bytes. Several parts at once, or something unreadable, count as the
 * whole.
 */
export function askedRange(header: string | undefined, size: number): Asked {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'outside' : { start, end }
}
