import type { CheckInView } from '#domain/checkins/schema.ts'

/** What a statement selects of a check-in `m` and its reflection `r`. */
export const CHECK_IN_COLUMNS =
  'm.id, m.mood, m.intensity, m.day, m.added_later, m.created_at, m.activities, m.feelings, r.content, r.is_private, r.shared_with_parent'

/** A row of `CHECK_IN_COLUMNS`. */
export type CheckInRow = {
  id: string
  mood: string
  intensity: number
  day: string
  added_later: boolean
  created_at: Date
  activities: string[]
  feelings: string[]
  content: string | null
  is_private: boolean
  shared_with_parent: boolean
}

/** Returns a row as its writer sees it. */
export const checkInOf = (row: CheckInRow): CheckInView => ({
  id: row.id,
  mood: row.mood,
  intensity: row.intensity,
  day: row.day,
  addedLater: row.added_later,
  createdAt: row.created_at.toISOString(),
  activities: row.activities,
  feelings: row.feelings,
  reflection:
    row.content === null
      ? null
      : { content: row.content, isPrivate: row.is_private, sharedWithParent: row.shared_with_parent },
})
