import type { DayView } from '#domain/checkins/historySchema.ts'
import type { Sql } from '#services/database/db.ts'

/** The statement behind the days; a test asks for its plan. */
export const DAYS = `
select day, json_agg(json_build_object('mood', mood, 'activities', activities, 'feelings', feelings)
    order by created_at, id) as "checkIns",
  (array_agg(intensity::int order by created_at desc, id desc))[1] as intensity
from moods where user_id = $1 and day >= $2 and day <= $3 group by day order by day`

/** Returns a member's days with a check-in, both ends included, oldest first. */
export const readDays = (
  sql: Sql,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DayView[]> => sql.query<DayView>(DAYS, [userId, from, to], 'check-in-days')
