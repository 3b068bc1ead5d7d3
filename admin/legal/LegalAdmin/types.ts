import type { LegalDocument } from '#domain/legal/documents.ts'
import type { AdminMessages } from '#admin/_shell/messages.ts'

/** The texts of the legal view. */
export type LegalMessages = AdminMessages['legal']['admin'] & {
  document: Readonly<Record<LegalDocument, string>>
  readings: AdminMessages['legal']['reading']
  cancel: string
  retry: string
}
