import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import type { dashboardParts } from '#domain/dashboard/api.ts'
import { overview } from '#operations/checkins/overview.ts'
import { coachWaiting } from '#operations/coach/coachWaiting.ts'
import { readFlags } from '#operations/flags/readFlags.ts'
import { careOf } from '#operations/moderation/care.ts'
import { listNotifications } from '#operations/notifications/listNotifications.ts'
import { realtimeConfig } from '#operations/notifications/realtimeConfig.ts'
import type { Services } from '#services'

type Parts = { [P in keyof typeof dashboardParts]: z.input<(typeof dashboardParts)[P]> }
type Reading = { services: Pick<Services, 'db' | 'realtime'>; actor: Actor; now: Date }

/** Who reads each part. */
const readers: { [P in keyof Parts]: (reading: Reading) => Parts[P] | Promise<Parts[P]> } = {
  overview: ({ services, actor, now }) => overview(services.db, actor, now),
  notices: ({ services, actor }) => listNotifications(services.db, actor.id),
  coach: ({ services, actor, now }) => coachWaiting(services.db, actor.id, now),
  care: ({ services, actor, now }) => careOf(services.db, actor.id, now),
  flags: ({ services }) => readFlags(services.db),
  realtime: ({ services }) => realtimeConfig(services.realtime),
}

/** Every part of the dashboard's first load: one round of statements, all under way at the same time. */
export async function readFirstLoad(reading: Reading): Promise<Parts> {
  const names = Object.keys(readers) as (keyof Parts)[]
  const found = await Promise.all(names.map(async (name) => [name, await readers[name](reading)] as const))
  return Object.fromEntries(found) as Parts
}
