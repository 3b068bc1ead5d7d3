import type { AdminMessages } from '#admin/_shell/messages.ts'

/** The texts of the flags view. */
export type FlagMessages = AdminMessages['flags']['admin'] & {
  failedToUpdate: string
  cancel: string
  retry: string
  wait: string
}
