import type { AdminMessages } from '#admin/_shell/messages.ts'

/** The texts of the usage report. */
export type UsageMessages = AdminMessages['panel']['usage']
