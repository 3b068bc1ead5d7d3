import type { StoredLine } from '../storedLines.ts'

/**
 * What becomes of a row when the account of the person in a column is erased: the row goes (`erased`), it stays without
 * the person (`pseudonymous`), or it stays as it is (`kept`).
 */
export type Erasure = 'erased' | 'pseudonymous' | 'kept'

/** A column that names a person. */
export type PersonColumn = {
  /** What the person is to the row. `owner`: the row is about them. */
  is: 'owner' | 'guardian' | 'other' | 'staff'
  /** Whether that person's export has the row; a text says why not. */
  exported: true | string
  erasure: Erasure
  /** Why the row goes or stays. */
  why: string
  /** Rows with another end, and why. */
  except?: string
}

/** Which rows and columns of a child's data their guardian's export has. Source: docs/rules/account.md D-221. */
export type GuardianPart = {
  /** `all` of the child, those `shared` with this guardian, or those that name this guardian (`theirs`). */
  rows: 'all' | 'shared' | 'theirs'
  columns: readonly string[]
}

/** What becomes of the data of one collection that names a person. */
export type DataMapRow = {
  /** The line of `storedLines` it belongs to, a section of the export; null for collections about the work of staff. */
  section: StoredLine | null
  /** Columns that name a person, by name. */
  people: Readonly<Record<string, PersonColumn>>
  /** Columns an export has, in this order, of `json/<collection>.json`. */
  columns: readonly string[]
  /** Columns no export has, and why not. */
  withheld?: Readonly<Record<string, string>>
  /** What a guardian's export has of a child; nothing where this is missing. */
  guardian?: GuardianPart
}

/** Columns of any collection that say nothing about a person and are in no export. */
export const technicalColumns = ['id', 'updated_at'] as const

/** The person a row is about; it goes with the account. */
export const owner: PersonColumn = {
  is: 'owner',
  exported: true,
  erasure: 'erased',
  why: 'The row is about the member alone.',
}

/** A member of staff in a row about their work; the row stays without them. */
export const worker: PersonColumn = {
  is: 'staff',
  exported: 'The row is about the work of staff, not about a person.',
  erasure: 'pseudonymous',
  why: 'The work stays; who did it is no longer named.',
}
