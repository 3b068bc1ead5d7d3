import type { DataFromCollectionSlug, Payload } from 'payload'
import type { Piece } from '#domain/content/published.ts'
import { textsOf, type Reading } from './textsOf.ts'

type Stored = DataFromCollectionSlug<'motivational-content'>
const idOf = (related: Stored['audio']): string | null =>
  typeof related === 'object' ? (related?.id ?? null) : (related ?? null)

/**
 * Stored pieces as readers get them: with their recordings, what is heard in words, and their pictures. Blanks where a
 * draft has none yet.
 */
export async function piecesOf(
  payload: Payload,
  stored: readonly Stored[],
  reading: Reading,
): Promise<Piece[]> {
  const [texts, transcripts] = await Promise.all([
    textsOf(
      payload,
      stored.map(({ content }) => content),
      reading,
    ),
    transcriptsOf(
      payload,
      stored.flatMap(({ audio }) => idOf(audio) ?? []),
      reading,
    ),
  ])
  return stored.map((piece, index) => {
    const audio = idOf(piece.audio)
    return {
      id: piece.id,
      title: piece.title ?? '',
      content: texts[index]!,
      contentType: piece.contentType ?? 'story',
      targetMood: piece.targetMood ?? null,
      audioUrl: audio ? `/api/recordings/${audio}` : ownPath(piece.audioUrl),
      transcript: (audio && transcripts.get(audio)) || null,
      tags: (piece.tags ?? []).filter((tag) => tag !== null),
      ageGroup: piece.ageGroup ?? null,
      createdAt: piece.createdAt,
    }
  })
}

/** A path of this site; another host would learn who listens. */
const ownPath = (url: string | null | undefined): string | null => (url && /^\/[^/]/.test(url) ? url : null)

async function transcriptsOf(
  payload: Payload,
  ids: readonly string[],
  { user, locale }: Reading,
): Promise<Map<string, string | null | undefined>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'audio',
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    depth: 0,
    locale,
    fallbackLocale: 'en',
    overrideAccess: false,
    user,
  })
  return new Map(docs.map(({ id, transcript }) => [id, transcript]))
}
