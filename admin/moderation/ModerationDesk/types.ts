import type { ComponentType } from 'react'
import type { DeskFigures } from '#domain/moderation/deskApi.ts'
import type { Locale } from '#messages/locales.ts'
import type { AdminMessages } from '#admin/_shell/messages.ts'

/** The texts of the desk. */
export type DeskMessages = AdminMessages['deskPanel'] & {
  retry: string
  ageGroup: AdminMessages['account']['age_group']
}
/** The name of a tab: in the address, and of its label. */
export type DeskTabId = keyof DeskMessages['tab']
/** What every tab gets. */
export type DeskTabProps = {
  messages: DeskMessages
  locale: Locale
  /** What was counted last; null until then. */
  figures: DeskFigures | null
  /** Counts again, after something changed. */
  onChanged: () => void
}
/** A tab of the desk. */
export type DeskTab = { id: DeskTabId; Body: ComponentType<DeskTabProps> }
