import { randomUUID } from 'node:crypto'
import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { SCREENSHOT_MAX, type opsApi } from '#domain/ops/api.ts'
import { pageOf } from '#operations/analytics/pageOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { redraw, UnusablePicture } from '#lib/pictures/redraw.ts'

type Report = z.output<(typeof opsApi)['reportIssue']['body']>
const FOLDER = 'incident-screenshots'

const insertIncident = statement(`
with picture as (
  insert into incident_screenshots (id, filename, mime_type, filesize, width, height, created_at, updated_at)
  select $pictureId::uuid, $filename, 'image/webp', $filesize::numeric, $width::numeric, $height::numeric, $now, $now
  where $pictureId::uuid is not null
  returning id
)
insert into incidents (id, kind, category, severity, description, user_id, page_url, screenshot_id, status, created_at, updated_at)
values ($id, 'bug', $category, 'low', $description, $authorId, $pageUrl, (select id from picture), 'open', $now, $now)`)

/**
 * Stores a report about the product. Reports of children and teens do not say whose they are. Of a screenshot only the
 * pixels are kept. @throws UnusablePicture when the screenshot is none, or too large
 */
export async function reportIssue(
  { db, files }: Pick<Services, 'db' | 'files'>,
  report: Report,
  { actor, now }: { actor: Actor | null; now: Date },
): Promise<void> {
  const author = actor && !isMinor(actor.ageGroup) ? actor.id : null
  const picture = report.screenshot === undefined ? null : await pictureOf(report.screenshot)
  const location = { collection: FOLDER, name: `${randomUUID()}.webp` }
  if (picture) await files.write(location, picture.bytes, 'image/webp')
  try {
    await insertIncident(db, {
      id: newId(),
      category: report.category,
      description: report.description,
      authorId: author,
      pageUrl: report.pageUrl === undefined ? null : pageOf(report.pageUrl),
      now,
      pictureId: picture ? newId() : null,
      filename: location.name,
      filesize: picture?.bytes.length ?? null,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
    })
  } catch (error) {
    if (picture) await files.remove(location)
    throw error
  }
}

async function pictureOf(base64: string) {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > SCREENSHOT_MAX) throw new UnusablePicture('too large')
  return redraw(bytes)
}
