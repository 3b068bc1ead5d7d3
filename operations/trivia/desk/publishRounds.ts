import type { Actor } from '#domain/access/actor.ts'
import { deskWeek } from '#domain/trivia/schedule.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import { publishWeekend } from '../weeks/publishWeekend.ts'

/**
 * Publishes what is missing of the weekend that is on or comes. @throws OperationError 403 without the permission
 * `content.write`
 */
export async function publishRounds(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
): Promise<{ published: number; week_key: string; missing: number }> {
  requirePermission(actor, 'content.write')
  const now = services.clock.now()
  const week = deskWeek(now)
  const { published, short } = await publishWeekend(services, week)
  const metadata = { week, published: published.length, missing: short.length }
  await noteAudit(services.db, { adminId: actor.id, event: 'trivia_weekend_published', metadata, now })
  return { published: published.length, week_key: week, missing: short.length }
}
