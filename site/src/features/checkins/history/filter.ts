import type { DayView, Felt } from '#domain/checkins/historySchema.ts'

/** What is shown: a check-in that has one of the chosen of each kind. A kind with nothing chosen lets all through. */
export type Filter = Readonly<Record<'moods' | 'activities' | 'feelings', readonly string[]>>
/** Shows everything. */
export const noFilter: Filter = { moods: [], activities: [], feelings: [] }

/** Does a filter let a check-in through? */
export const passes = ({ mood, activities, feelings }: Felt, filter: Filter): boolean =>
  meets([mood], filter.moods) && meets(activities, filter.activities) && meets(feelings, filter.feelings)
const meets = (found: readonly string[], chosen: readonly string[]): boolean =>
  chosen.length === 0 || found.some((one) => chosen.includes(one))

/** Is anything chosen? */
export const isFiltering = (filter: Filter): boolean =>
  Object.values(filter).some((chosen) => chosen.length > 0)

/** The filter with one turned on or off. */
export const toggled = (filter: Filter, kind: keyof Filter, id: string): Filter => ({
  ...filter,
  [kind]: filter[kind].includes(id) ? filter[kind].filter((other) => other !== id) : [...filter[kind], id],
})

/** What there is to choose of a kind: what days name, the most frequent first, and what is chosen already. */
export function namedIn(
  days: Iterable<DayView>,
  kind: 'activities' | 'feelings',
  filter: Filter,
): readonly string[] {
  const counts = new Map<string, number>(filter[kind].map((id) => [id, 0]))
  for (const { checkIns } of days)
    for (const checkIn of checkIns) for (const id of checkIn[kind]) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1]).map(([id]) => id)
}
