import type { Locale } from '#messages/locales.ts'
import type { AdminMessages } from '#admin/_shell/messages.ts'

/** The texts of the desk of orders. */
export type DeskMessages = AdminMessages['ordersDesk'] & {
  timeline: AdminMessages['orders']['timeline']
  times: string
  shipsTo: string
  /** The text of an error without an answer. */
  unreachable: string
}
/** What every part of the desk is drawn with. */
export type DeskProps = {
  messages: DeskMessages
  locale: Locale
  timeZone: string
  /** Whether the reader gives money back; others read and send receipts. */
  mayRefund: boolean
  /** Whether the reader records that parcels left. */
  maySend: boolean
}
