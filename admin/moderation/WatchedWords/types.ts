import type { AdminMessages } from '#admin/_shell/messages.ts'

/** The texts of the view. */
export type WatchedMessages = AdminMessages['safetyDesk']['words'] & { retry: string }
/** Runs a change, shows how it went, and loads the list again. */
export type Run = (change: () => Promise<string>) => Promise<void>
