import { useSearchParams } from 'react-router-dom'

/** The place of an entry that is not stored yet. */
export const NEW = 'new'

/** The address with another entry open (`null`: none), to read or to edit. */
function entryAddress(
  query: URLSearchParams,
  openEntry: string | null,
  mode: 'read' | 'edit' = 'read',
): string {
  const next = new URLSearchParams(query)
  for (const name of ['entry', 'edit', 'tab', 'first_entry']) next.delete(name)
  if (openEntry) next.set('entry', openEntry)
  if (mode === 'edit') next.set('edit', 'true')
  const text = next.toString()
  return text ? `/journal?${text}` : '/journal'
}

/** Which entry is open: an id, `new`, or null when the list alone was asked for; and whether it is open in the form. */
export function useListPosition(): {
  openEntry: string | null
  isFirst: boolean
  isEditing: boolean
  to: (openEntry: string | null, mode?: 'read' | 'edit') => string
} {
  const [query] = useSearchParams()
  const isFirst = query.get('first_entry') === 'true'
  return {
    openEntry: query.get('entry') ?? (isFirst ? NEW : null),
    isFirst,
    isEditing: query.get('edit') === 'true',
    to: (openEntry, mode) => entryAddress(query, openEntry, mode),
  }
}

/** Is this entry the open one now, outside of drawing? */
export const isOpen = (id: string): boolean =>
  window.location.pathname === '/journal' && new URLSearchParams(window.location.search).get('entry') === id
