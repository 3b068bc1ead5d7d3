import type { Actor } from '#domain/access/actor.ts'
import { historyApi } from '#domain/checkins/historyApi.ts'
import type { CheckInView } from '#domain/checkins/schema.ts'
import { DecryptionError, open } from '#lib/secrets/box.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { putBackNotifications } from '#operations/guardians/notifications/takeBackNotifications.ts'
import type { Db } from '#services/database/db.ts'
import { readCheckIn } from './readCheckIn.ts'
import { recountStreak } from './recountStreak.ts'
import { UNDO_PURPOSE, type UndoCopy } from './removeCheckIn.ts'

// Words are shared only while the guardian they were shared with agrees.
const PUT_BACK_WORDS = `
insert into reflections (id, mood_id, user_id, content, is_private, shared_with_parent, created_at, updated_at)
select r.id, r.mood_id, r.user_id, r.content, r.is_private or not agrees.now, r.shared_with_parent and agrees.now,
  r.created_at, r.updated_at
from json_populate_record(null::reflections, $1::json) r
cross join lateral (select not r.shared_with_parent or exists (select 1 from guardian_links g
  where g.child_id = r.user_id and g.status = 'verified') as now) as agrees
on conflict do nothing`

/**
 * Brings a deleted check-in back as it was, once or more often with the same result.
 * @throws OperationError `history.error.undo_over` after a minute, and for a copy of another member
 */
export async function restoreCheckIn(
  db: Db,
  actor: Pick<Actor, 'id'>,
  { undo, now }: { undo: string; now: Date },
): Promise<{ checkIn: CheckInView }> {
  const copy = readCopy(undo)
  if (!copy || copy.userId !== actor.id || copy.until < now.getTime())
    throw operationErrorOf(historyApi.restore, 'history.error.undo_over')
  return db.tx(async (sql) => {
    const [stored] = await sql.query<{ id: string }>(
      `with copy as (select * from json_populate_record(null::moods, $1::json)),
         stored as (insert into moods select * from copy on conflict (id) do nothing)
       select id from copy`,
      [JSON.stringify(copy.mood)],
    )
    if (copy.reflection) await sql.query(PUT_BACK_WORDS, [JSON.stringify(copy.reflection)])
    await putBackNotifications(sql, copy)
    await recountStreak(sql, actor.id, now)
    return { checkIn: (await readCheckIn(sql, actor.id, stored!.id))! }
  })
}

function readCopy(undo: string): UndoCopy | null {
  try {
    return JSON.parse(open(UNDO_PURPOSE, undo)) as UndoCopy
  } catch (error) {
    if (error instanceof DecryptionError) return null
    throw error
  }
}
