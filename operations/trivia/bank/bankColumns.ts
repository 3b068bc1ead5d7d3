import { optionIds, tagsOf } from '#domain/trivia/bank.ts'

/** Columns of an option, by its letter. */
const optionColumn = (letter: string) => `option_${letter}` as const
const emojiColumn = (letter: string) => `emoji_${letter}` as const

/** Columns that a file has to have, as the export names them. */
export const neededColumns = [
  'locale',
  'age_group',
  'category',
  'type',
  'difficulty',
  'prompt',
  'correct',
  'explanation',
  ...optionIds.slice(0, 2).map(optionColumn),
] as const
/** Columns that the export adds for a reader, and that an import does not read. */
const readOnlyColumns = ['active', 'source', 'state'] as const
/** All columns, in the order of the export. */
export const bankColumns = [
  ...neededColumns.slice(0, 6),
  ...optionIds.flatMap((letter) => [optionColumn(letter), emojiColumn(letter)]),
  'correct',
  'explanation',
  'tags',
  'sensitive',
  ...readOnlyColumns,
] as const

/** The column of a field of a question: `options.1.text` is `option_b`. */
export function columnOf(field: string): string | null {
  const [name, index, part] = field.split('.')
  if (name === 'options') {
    const letter = optionIds[Number(index)]
    if (letter) return part === 'emoji' ? emojiColumn(letter) : optionColumn(letter)
    return optionColumn('a')
  }
  if (name === 'ageGroup') return 'age_group'
  if (name === 'correctOptionId') return 'correct'
  return name ?? null
}

type Cells = Readonly<Record<string, string>>

/** The cells of a row as a question that is still to be checked. Empty options at the end are left out. */
export function draftIn(cells: Cells): Record<string, unknown> {
  const options = optionIds.map((letter) => ({
    text: cells[optionColumn(letter)]?.trim() ?? '',
    emoji: cells[emojiColumn(letter)]?.trim() ?? '',
  }))
  const count = options.findLastIndex(({ text, emoji }) => text !== '' || emoji !== '') + 1
  return {
    locale: word(cells.locale),
    ageGroup: word(cells.age_group),
    category: word(cells.category),
    type: word(cells.type),
    difficulty: word(cells.difficulty),
    prompt: cells.prompt ?? '',
    options: options
      .slice(0, Math.max(count, 2))
      .map(({ text, emoji }) => ({ text, ...(emoji !== '' && { emoji }) })),
    correctOptionId: word(cells.correct),
    explanation: cells.explanation ?? '',
    tags: tagsOf(cells.tags ?? ''),
    sensitive: yesOrNo(word(cells.sensitive)),
  }
}

const word = (cell: string | undefined): string => (cell ?? '').trim().toLowerCase()
/** Anything but a yes or a no is for the check to reject. */
const yesOrNo = (cell: string): boolean | string =>
  ['yes', 'true', '1'].includes(cell) ? true : ['no', 'false', '0', ''].includes(cell) ? false : cell
