import type { AdminMessages } from '#admin/_shell/messages.ts'

/** Texts of the pages before a release. */
export type ReadinessMessages = AdminMessages['readiness']
