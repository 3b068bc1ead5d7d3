import { parseArgs } from 'node:util'

/**
 * Rows that can be measured alone: who has an account, a journal's search, a copy, weekends, legal pages, the game,
 * consent, erasure, Lighthouse, rooms, the store.
 */
export const aloneNames = [
  'routes',
  'search',
  'export',
  'weeks',
  'legal',
  'trivia',
  'consent',
  'erase',
  'pages',
  'rooms',
  'store',
] as const
/** Rows that can be measured alone. */
export type Alone = (typeof aloneNames)[number]

/** How long and how much a run measures. */
export type Options = {
  quick: boolean
  /** What is measured alone; everything when left out. */
  alone: Alone | undefined
  /** Where the figures go as JSON, besides the table. */
  json: string | undefined
  people: number
  moods: number
  /** Seconds of one window of load. */
  windowSeconds: number
  /** Windows of each server; the median of their ratios is reported. */
  pairs: number
  /** Known and unknown contacts each door is asked about. */
  contactPairs: number
}

/** People of a row measured alone, where it matters: the rush has 4,000, a bump is for 100,000. */
const peopleAlone: Readonly<Partial<Record<Alone, number>>> = {
  trivia: 10_000,
  consent: 100_000,
  rooms: 10_000,
  store: 10_000,
}

/** Reads `--quick`, the name of a row, `--json <file>`. @throws Error for anything else. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
      ...Object.fromEntries(aloneNames.map((name) => [name, { type: 'boolean', default: false } as const])),
    },
  })
  const quick = values.quick === true
  const alone = aloneNames.find((name) => (values as Record<string, unknown>)[name])
  const json = typeof values.json === 'string' ? values.json : undefined
  const sizes = alone
    ? { people: peopleAlone[alone] ?? 1000, moods: alone === 'consent' ? 100_000 : 10_000 }
    : quick
      ? { people: 10_000, moods: 100_000 }
      : { people: 100_000, moods: 1_000_000 }
  return {
    quick,
    alone,
    json,
    ...sizes,
    windowSeconds: quick ? 1.5 : 8,
    pairs: 7,
    contactPairs: quick ? 60 : 300,
  }
}
