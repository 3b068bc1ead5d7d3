import type { AdminMessages } from '#admin/_shell/messages.ts'

/** Texts of the screens about the payment provider. */
export type PaymentMessages = AdminMessages['payments']
