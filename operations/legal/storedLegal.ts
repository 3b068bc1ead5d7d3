import { createHash } from 'node:crypto'
import type { Reading } from '#domain/legal/documents.ts'
import { locales, type Locale } from '#messages'

/** A localised value, read in all languages. */
export type InAll<T> = Readonly<Partial<Record<Locale, T | null>>>
/** A row of `legal-versions` or `legal-pages`, read in all languages. */
export type StoredLegal = {
  id: string
  documentType?: string
  page?: string
  version: string
  active: boolean
  effectiveOn?: string | null
  changes?: InAll<string> | null
  askedBy?: string | null
  title?: InAll<string> | null
  body?: InAll<unknown> | null
  bodyTeen?: InAll<unknown> | null
  bodyChild?: InAll<unknown> | null
}

/** Which field holds which reading. */
export const bodyFields = { adult: 'body', teen: 'bodyTeen', child: 'bodyChild' } as const satisfies Record<
  Reading,
  keyof StoredLegal
>

/** Stands for the words and notes of a version: another one when any of them differs. */
export function stampOf(row: StoredLegal): string {
  const fields = [row.title, row.changes, ...Object.values(bodyFields).map((field) => row[field])]
  const words = locales.map((locale) => fields.map((field) => field?.[locale] ?? null))
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}

/** Languages of `offered` in which a title or a reading is missing. */
export const missingIn = (row: StoredLegal, offered: readonly Locale[]): Locale[] =>
  offered.filter(
    (locale) => !row.title?.[locale] || Object.values(bodyFields).some((field) => !row[field]?.[locale]),
  )
