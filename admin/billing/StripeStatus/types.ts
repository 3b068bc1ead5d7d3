import type { Locale } from '#messages/locales.ts'
import type { AdminMessages } from '#admin/_shell/messages.ts'

/** What the screens about charges of plans need. */
export type RefundProps = {
  messages: AdminMessages['payments']['plan_refund'] & {
    /** What a subscription is called. */
    standing: Readonly<Record<string, string>>
    again: string
  }
  locale: Locale
  timeZone: string
}
