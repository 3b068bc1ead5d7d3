import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** A part of a line as it is drawn: where it begins in the line, its words, whether they go from right to left. */
export type Run = { start: number; text: string; isRtl: boolean }

/** Does a paragraph begin in a script that goes from right to left? */
export const isRtlText = (text: string): boolean => bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1

/**
 * Cuts a line into the runs that are drawn from left to right, by the bidirectional algorithm of Unicode: a number in
 * an Arabic sentence goes its own way, and brackets turn round.
 */
export function runsOf(line: string, isRtl: boolean): Run[] {
  const levels = bidi.getEmbeddingLevels(line, isRtl ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels)
  const runs: { start: number; end: number; level: number }[] = []
  for (let at = 0; at < line.length; at += 1) {
    const level = levels.levels[at]!
    const last = runs.at(-1)
    if (last?.level === level) last.end = at + 1
    else runs.push({ start: at, end: at + 1, level })
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  // Rule L2: from the highest level down, what is at least that level is turned round.
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < runs.length; from += 1) {
      if (runs[from]!.level < level) continue
      let to = from
      while (to < runs.length && runs[to]!.level >= level) to += 1
      runs.splice(from, to - from, ...runs.slice(from, to).reverse())
      from = to
    }
  return runs.map(({ start, end, level }) => ({
    start,
    text: Array.from({ length: end - start }, (_, n) => mirrored.get(start + n) ?? line[start + n]!).join(''),
    isRtl: level % 2 === 1,
  }))
}
