import type { AdminMessages } from '#admin/_shell/messages.ts'

/** The texts of the view. */
export type ShiftMessages = AdminMessages['safetyDesk']['shifts'] & { retry: string }
/** Runs a change, shows how it went, and loads the rota again. */
export type Run = (change: () => Promise<unknown>, done: string) => Promise<void>
