import type { DataFromCollectionSlug, Payload } from 'payload'
import type { Piece } from '#domain/content/published.ts'
import { isWave } from '#domain/content/recordings.ts'
import type { RecordingView } from '#domain/content/schema.ts'
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
  const [texts, recordings] = await Promise.all([
    textsOf(
      payload,
      stored.map(({ content }) => content),
      reading,
    ),
    recordingsOf(
      payload,
      stored.flatMap(({ audio }) => idOf(audio) ?? []),
      reading,
    ),
  ])
  return stored.map((piece, index) => {
    const audio = idOf(piece.audio)
    const heard = audio ? recordings.get(audio) : undefined
    return {
      id: piece.id,
      title: piece.title ?? '',
      content: texts[index]!,
      contentType: piece.contentType ?? 'story',
      targetMood: piece.targetMood ?? null,
      audioUrl: audio ? `/api/recordings/${audio}` : ownPath(piece.audioUrl),
      transcript: heard?.transcript ?? null,
      recording: heard?.recording ?? null,
      tags: (piece.tags ?? []).filter((tag) => tag !== null),
      ageGroup: piece.ageGroup ?? null,
      createdAt: piece.createdAt,
    }
  })
}

/** A path of this site; another host would learn who listens. */
const ownPath = (url: string | null | undefined): string | null => (url && /^\/[^/]/.test(url) ? url : null)

type Heard = { transcript: string | null; recording: RecordingView }

async function recordingsOf(
  payload: Payload,
  ids: readonly string[],
  { user, locale }: Reading,
): Promise<Map<string, Heard>> {
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
  return new Map(
    docs.map(({ id, transcript, seconds, wave, madeFrom }) => [
      id,
      {
        transcript: transcript || null,
        recording: {
          seconds: seconds ?? null,
          wave: isWave(wave) ? wave : null,
          madeFrom: madeFrom ?? null,
        },
      },
    ]),
  )
}
