import type { Actor } from '#domain/access/actor.ts'
import type { triviaBreaksApi } from '#domain/trivia/breaksApi.ts'
import type { Output } from '#domain/api/contract.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { latestBreaks } from './breakRows.ts'

/**
 * The latest break videos, and who finds new ones. @throws OperationError 403 without the permission `content.write`
 */
export async function listBreaks(
  { db, videos }: Pick<Services, 'db' | 'videos'>,
  actor: Actor,
  most: number,
): Promise<Output<typeof triviaBreaksApi.list>> {
  requirePermission(actor, 'content.write')
  return { videos: await latestBreaks(db, most), finder: videos.kind }
}
