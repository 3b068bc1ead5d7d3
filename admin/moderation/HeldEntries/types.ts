import type { AdminMessages } from '#admin/_shell/messages.ts'

/** The texts of the view. */
export type ReleaseMessages = AdminMessages['safetyDesk']['release'] & {
  age: AdminMessages['account']['age_group']
  cancel: string
  retry: string
}

/** What needs a reason before it is done. */
export type Deed = 'open' | 'propose' | 'confirm' | 'decline'
