import type { CollectionSlug, Payload } from 'payload'
import type { Locale } from '#messages/locales.ts'
import { batched } from './batched.ts'

/** Characters of a name that is a whole text. */
const NAME_MAX = 60
type Asked = { payload: Payload; slug: string; locale: Locale }
const looks = new Map<string, ReturnType<typeof batched<string>>>()

/**
 * Returns what a document is called, in the language of the panel; undefined when it is gone or has no name. An account
 * is called by its username. It looks past the rights of a collection, so ask only for readers of the trail: each role
 * that reads it may read what it names.
 */
export function nameOf({ payload, slug, locale }: Asked, id: string): Promise<string | undefined> {
  const collection = slug === 'users' ? 'profiles' : slug
  const title = payload.collections[collection as CollectionSlug]?.config.admin.useAsTitle
  if (!title || title === 'id') return Promise.resolve(undefined)
  const key = `${collection} ${locale}`
  const look = looks.get(key) ?? batched((ids) => load({ payload, slug: collection, locale }, title, ids))
  looks.set(key, look)
  return look(id)
}

async function load({ payload, slug, locale }: Asked, title: string, ids: string[]) {
  const { docs } = await payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    select: { [title]: true },
    depth: 0,
    pagination: false,
    draft: true,
    locale,
    overrideAccess: true,
  })
  return new Map(
    docs.map((doc) => [String(doc.id), short((doc as unknown as Record<string, unknown>)[title])]),
  )
}

function short(name: unknown): string {
  const text = typeof name === 'string' ? name : ''
  return text.length > NAME_MAX ? `${text.slice(0, NAME_MAX).trimEnd()}…` : text
}
