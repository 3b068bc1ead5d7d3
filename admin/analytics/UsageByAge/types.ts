import type { AdminMessages } from '#admin/_shell/words.ts'

/** The texts of the usage report. */
export type UsageMessages = AdminMessages['panel']['usage']
