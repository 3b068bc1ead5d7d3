import type { Words } from '#admin/_shell/words.ts'

/** The texts of the usage report. */
export type UsageWords = Words['panel']['usage']
