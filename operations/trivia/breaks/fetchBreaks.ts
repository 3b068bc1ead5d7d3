import type { Actor } from '#domain/access/actor.ts'
import { ageGroups, isAdult } from '#domain/account/ageGroup.ts'
import type { HandlerInput } from '#domain/api/contract.ts'
import { triviaBreaksApi } from '#domain/trivia/breaksApi.ts'
import { stockClipFiles, stockClips } from '#domain/trivia/stockClips.ts'
import { deskWeek } from '#domain/trivia/schedule.ts'
import { message, type Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { VideoError, type FoundVideo } from '#services/video/port.ts'

const insertCandidate = statement(
  `insert into trivia_break_videos (id, week_key, break_position, state, source, age_groups, locale, title, tip_content,
     duration_seconds, video_url, captions_url, youtube_video_id, channel_name, created_at, updated_at)
   values ($id, $weekKey, $position, 'candidate', $source, $ageGroups, $locale, $title, $tip, $seconds, $video, $captions,
     $videoId, $channel, $now, $now)
   on conflict do nothing returning id`,
  'trivia-break-candidate',
)

/**
 * Looks for videos and keeps them as candidates for the weekend that comes or is on; what is there already stays.
 * Returns how many are new. Those of YouTube are for adults alone.
 * @throws OperationError 403 without the permission `content.write`; `trivia.error.fetch_failed`
 */
export async function fetchBreaks(
  { db, clock, log, videos }: Pick<Services, 'db' | 'clock' | 'log' | 'videos'>,
  actor: Actor,
  { topics, locale = 'en' }: HandlerInput<typeof triviaBreaksApi.fetch>['body'],
): Promise<{ videos: number; week_key: string }> {
  requirePermission(actor, 'content.write')
  const found = await videos.find({ topics, locale }).catch((error: unknown) => {
    if (!(error instanceof VideoError)) throw error
    log.warn({ err: error.message }, 'no videos found for breaks')
    throw operationErrorOf(triviaBreaksApi.fetch, 'trivia.error.fetch_failed')
  })
  const now = clock.now()
  const weekKey = deskWeek(now)
  const kept = await db.tx(async (sql) => {
    let count = 0
    for (const [index, video] of found.entries()) {
      const position = (index % 2) + 1
      const row = { id: newId(), weekKey, position, locale, now, ...fieldsOf(video, { position, locale }) }
      count += (await insertCandidate(sql, row)).length
    }
    const metadata = { topics, week: weekKey, locale, found: found.length, kept: count }
    await noteAudit(sql, { adminId: actor.id, event: 'trivia_breaks_fetched', metadata, now })
    return count
  })
  return { videos: kept, week_key: weekKey }
}

/** What a row keeps of a video. A tip is always ours: words from elsewhere are not reviewed. */
function fieldsOf(found: FoundVideo, { position, locale }: { position: number; locale: Locale }) {
  if (found.source === 'hosted') {
    const { seconds, tip } = stockClips[found.clip]
    return {
      source: 'hosted',
      ageGroups: JSON.stringify(ageGroups),
      title: message(locale, `trivia.play.${tip}_title`),
      tip: message(locale, `trivia.play.${tip}`),
      seconds,
      ...stockClipFiles(found.clip, locale),
      videoId: null,
      channel: null,
    }
  }
  return {
    source: 'youtube',
    ageGroups: JSON.stringify(ageGroups.filter(isAdult)),
    title: found.title,
    tip: message(locale, position === 1 ? 'trivia.play.tip_1' : 'trivia.play.tip_2'),
    seconds: found.seconds,
    video: null,
    captions: null,
    videoId: found.videoId,
    channel: found.channel,
  }
}
