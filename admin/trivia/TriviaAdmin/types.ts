import type { ComponentType } from 'react'
import type { Locale } from '#messages/locales.ts'
import type { AdminMessages } from '#admin/_shell/messages.ts'

/** The texts of the trivia desk. */
export type DeskMessages = AdminMessages['triviaDesk'] & {
  cancel: string
  retry: string
  error: string
}
/** The name of a tab: in the address, and of its label. */
export type DeskTabId = keyof AdminMessages['triviaDesk']['tab']
/** What every tab gets. */
export type DeskTabProps = {
  messages: DeskMessages
  locale: Locale
  /** Counts the figures and the tabs again, after something changed. */
  onChanged: () => void
}
/** A tab of the desk. Its label carries a number where `deskCounts` has one of its name. */
export type DeskTab = { id: DeskTabId; Body: ComponentType<DeskTabProps> }
