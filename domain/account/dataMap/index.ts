import { accountData } from './account.ts'
import { billingData } from './billing.ts'
import { circleData } from './circle.ts'
import { deskData } from './desk.ts'
import { recordsData } from './records.ts'
import type { DataMapRow } from './row.ts'
import { roomsData } from './rooms.ts'
import { storeData } from './store.ts'
import { triviaData } from './trivia.ts'
import { writingData } from './writing.ts'

export { otherStores } from './otherStores.ts'
export { technicalColumns, type DataMapRow, type Erasure, type PersonColumn } from './row.ts'

const rows = {
  ...accountData,
  ...writingData,
  ...circleData,
  ...roomsData,
  ...billingData,
  ...storeData,
  ...triviaData,
  ...deskData,
  ...recordsData,
}

/** The slug of a collection that names a person. */
export type PersonCollection = keyof typeof rows

/**
 * What becomes of each person's data: of every collection that names a person, what an export has and what is left at
 * erasure. The export and the erasure go by it. A test compares it with the database. Source: docs/rules/account.md
 * B-data-map.
 */
export const dataMap: Readonly<Record<PersonCollection, DataMapRow>> = rows

/** The table of a collection. */
export const tableOf = (collection: string): string => collection.replaceAll('-', '_')
