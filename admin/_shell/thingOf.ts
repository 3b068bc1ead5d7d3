/** What a deed of the trail was about: a name, or where to look one up. */
type Thing = { name?: string; slug: string; id?: string }

/**
 * Returns what a row of the trail is about: the account a deed concerns, the flag, or the document of its collection. A
 * document that was deleted left its name, where editors wrote it.
 */
export function thingOf({ event, metadata }: { event: string; metadata?: unknown }): Thing {
  const { id, name, user, person, key, collection } = (metadata ?? {}) as Readonly<Record<string, unknown>>
  const slug = text(collection) ?? event.split('.')[0] ?? ''
  const known = text(name) ?? text(key)
  if (known !== undefined) return { slug, name: known }
  const account = text(user) ?? text(person)
  if (account !== undefined) return { slug: 'users', id: account }
  const document = text(id)
  return document === undefined ? { slug } : { slug, id: document }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
