import type { CollectionSlug, Payload } from 'payload'
import { callerOf } from '#access/callers.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { DraftView } from '#domain/content/schema.ts'
import type { Locale } from '#messages'
import type { Services } from '#services'
import { piecesOf } from './piecesOf.ts'
import type { Reading } from './textsOf.ts'

/**
 * A piece as it was saved last, in a language or in English; null when there is none, or none that this person may
 * read. `changed`: members see an older version. Never kept: an editor sees what is.
 */
export async function readDraft(
  { content, env }: Pick<Services, 'content' | 'env'>,
  actor: Actor,
  { kind, id, locale }: { kind: 'content' | 'prompt'; id: string; locale: Locale },
): Promise<DraftView | null> {
  const payload = await content.payload()
  const reading = { user: callerOf(actor, env.STAFF_MFA), locale }
  return kind === 'content' ? pieceDraft(payload, id, reading) : promptDraft(payload, id, reading)
}

async function pieceDraft(payload: Payload, id: string, reading: Reading): Promise<DraftView | null> {
  const [latest, live] = await bothOf(payload, 'motivational-content', id, reading)
  if (!latest || !live) return null
  const [piece] = await piecesOf(payload, [latest], reading)
  const { ageGroup, createdAt: _createdAt, ...view } = piece!
  return { ...stateOf(latest, live), ageGroup, content: view, prompt: null }
}

async function promptDraft(payload: Payload, id: string, reading: Reading): Promise<DraftView | null> {
  const [latest, live] = await bothOf(payload, 'journal-prompts', id, reading)
  if (!latest || !live) return null
  const prompt = { id, category: latest.category ?? '', prompt: latest.prompt ?? '' }
  return { ...stateOf(latest, live), ageGroup: latest.ageGroup ?? null, content: null, prompt }
}

/** A document as it was saved last, and as members have it. */
const bothOf = <S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  id: string,
  { user, locale }: Reading,
) => {
  const read = (draft: boolean) =>
    payload.findByID({
      collection,
      id,
      draft,
      depth: 0,
      locale,
      fallbackLocale: 'en',
      disableErrors: true,
      overrideAccess: false,
      user,
    })
  return Promise.all([read(true), read(false)])
}

type Saved = { _status?: 'draft' | 'published' | null; updatedAt: string }
const stateOf = (latest: Saved, live: Saved): Pick<DraftView, 'status' | 'savedAt'> => ({
  savedAt: latest.updatedAt,
  status:
    latest._status === 'draft' && live._status === 'published' ? 'changed' : (latest._status ?? 'draft'),
})
