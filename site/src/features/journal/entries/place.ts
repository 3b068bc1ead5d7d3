import { useSearchParams } from 'react-router-dom'

/** The place of an entry that is not stored yet. */
export const NEW = 'new'

/** The address with another entry open (`null`: none). */
export function entryAddress(query: URLSearchParams, place: string | null): string {
  const next = new URLSearchParams(query)
  for (const name of ['entry', 'tab', 'first_entry']) next.delete(name)
  if (place) next.set('entry', place)
  const text = next.toString()
  return text ? `/journal?${text}` : '/journal'
}

/** Which entry is open: an id, `new`, or null when the list alone was asked for. */
export function useListPosition(): {
  place: string | null
  isFirst: boolean
  to: (place: string | null) => string
} {
  const [query] = useSearchParams()
  const isFirst = query.get('first_entry') === 'true'
  return {
    place: query.get('entry') ?? (isFirst ? NEW : null),
    isFirst,
    to: (place) => entryAddress(query, place),
  }
}

/** Is this entry the open one now, outside of drawing? */
export const isOpen = (id: string): boolean =>
  window.location.pathname === '/journal' && new URLSearchParams(window.location.search).get('entry') === id
