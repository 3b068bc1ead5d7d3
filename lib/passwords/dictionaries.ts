import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** The guesser with its word lists, and the common passwords in lower case. */
export type Dictionaries = { guesser: ZxcvbnFactory; common: ReadonlySet<string> }

let loading: Promise<Dictionaries> | undefined

/** Loads the dictionaries at the first call; they stay in memory (about 25 MB). */
export function dictionaries(): Promise<Dictionaries> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Dictionaries> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  // Comparing by edit distance stays off: it takes seconds for long input, which would be a way to stop us.
  const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, useLevenshteinDistance: false })
  // The lists are built at the first check; do it now and not while a member waits.
  guesser.check('')
  return {
    guesser,
    common: new Set((dictionary['passwords-common'] ?? []).map((word) => String(word).toLowerCase())),
  }
}
