import { parseArgs } from 'node:util'

/** How long and how much a run measures. */
export type Options = {
  quick: boolean
  /** Only who has an account (B6), in a few minutes. */
  onlyRoutes: boolean
  /** Only the search of a journal (B11), in a minute. */
  onlySearch: boolean
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

/** Reads `--quick`, `--doors`, `--json <file>`. @throws Error for anything else. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      routes: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  })
  const { quick, json, routes: onlyRoutes, search: onlySearch } = values
  // The doors do not depend on how many people there are; each asks about contacts of its own.
  if (onlyRoutes || onlySearch)
    return {
      quick,
      onlyRoutes,
      onlySearch,
      json,
      people: 1000,
      moods: 10_000,
      windowSeconds: 0,
      pairs: 0,
      contactPairs: quick ? 60 : 300,
    }
  return quick
    ? {
        quick,
        onlyRoutes,
        onlySearch,
        json,
        people: 10_000,
        moods: 100_000,
        windowSeconds: 1.5,
        pairs: 7,
        contactPairs: 60,
      }
    : {
        quick,
        onlyRoutes,
        onlySearch,
        json,
        people: 100_000,
        moods: 1_000_000,
        windowSeconds: 8,
        pairs: 7,
        contactPairs: 300,
      }
}
