import { FOR_MEMBERS } from '#access/callers.ts'
import type { Actor } from '#domain/access/actor.ts'
import { choosePieces, type Piece } from '#domain/content/published.ts'
import type { ContentView } from '#domain/content/schema.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { localDay } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'
import type { Services } from '#services'
import type { Content } from '#services/content/port.ts'
import { piecesOf } from './piecesOf.ts'

const TODAY =
  'select mood::text as mood from moods where user_id = $1 and day = $2 order by created_at desc, id desc limit 1'

/**
 * What a member may read or hear: for their age group and for all, in their language or in English; a piece in neither
 * is left out. What suits today's check-in comes first, then the newest. The check-in is read for its writer only.
 */
export async function motivationalContent(
  { db, content, clock }: Pick<Services, 'db' | 'content' | 'clock'>,
  actor: Actor,
  {
    locale,
    all,
    ...choice
  }: { locale: Locale; mood?: Mood | undefined; tag?: string | undefined; all?: 'true' | undefined },
): Promise<ContentView> {
  const [pieces, [latest]] = await Promise.all([
    publishedPieces(content, locale),
    db.query<{ mood: Mood }>(TODAY, [actor.id, localDay(clock.now(), actor.timeZone)], 'mood-today'),
  ])
  return choosePieces(pieces, actor, { ...choice, today: latest?.mood ?? null, all: all === 'true' })
}

/**
 * Every published piece that has words in a language or in English, for all ages. Kept until staff changes something.
 */
const publishedPieces = (content: Content, locale: Locale): Promise<Piece[]> =>
  content.kept(`pieces:${locale}`, async (payload) => {
    const { docs } = await payload.find({
      collection: 'motivational-content',
      pagination: false,
      depth: 0,
      locale,
      fallbackLocale: 'en',
      overrideAccess: false,
      user: FOR_MEMBERS,
    })
    const written = docs.filter((doc) => doc.content != null)
    return piecesOf(payload, written, { user: FOR_MEMBERS, locale })
  })
