import { flags } from '#domain/flags/flags.ts'
import { legalDocuments } from '#domain/legal/documents.ts'
import { flagStates } from '#operations/flags/isOn.ts'
import { offeredLanguages } from '#operations/flags/offeredLanguages.ts'
import type { Services } from '#services'
import { completeIf } from './found.ts'

const LEGAL = `
select v.document_type as document, v.version, l._locale::text as locale
from legal_versions v join legal_versions_locales l on l._parent_id = v.id
where v.active and v._status = 'published' and l.body is not null`

/** Legal texts and kill switches. */
export const contentChecks = ({ db }: Pick<Services, 'db'>) => ({
  legal: async () => {
    const rows = await db.query<{ document: string; version: string; locale: string }>(LEGAL)
    const offered = offeredLanguages(await flagStates(db))
    const missing = legalDocuments.flatMap((document) =>
      offered
        .filter((locale) => !rows.some((row) => row.document === document && row.locale === locale))
        .map((locale) => `${document} (${locale})`),
    )
    const versions = legalDocuments.map(
      (document) => `${document} ${rows.find((row) => row.document === document)?.version ?? '–'}`,
    )
    return completeIf(missing.length === 0, (missing.length > 0 ? missing : versions).join(', '))
  },
  kill_switches: async () => {
    const states = await flagStates(db)
    const on = [...states].filter(
      ([key, isOn]) => isOn && flags[key as keyof typeof flags]?.category === 'killswitch',
    )
    return completeIf(on.length === 0, on.map(([key]) => key).join(', ') || null)
  },
})
