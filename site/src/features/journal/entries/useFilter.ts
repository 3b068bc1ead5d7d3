import { useCallback, useEffect, useState } from 'react'
import { SEARCH_WAIT_MS, uniqueTags } from '#domain/journal/schema.ts'
import { useSearchParams } from '../../../lib/router.tsx'

/** What the list shows: kept in the address, so that a reload and the way back find it again. */
export type Filter = {
  /** What is in the box. */
  text: string
  setText: (text: string) => void
  /** What is searched for: the box, once nobody has typed for half a second. */
  search: string
  tags: readonly string[]
  toggleTag: (tag: string) => void
  clear: () => void
  isOn: boolean
}

/** See `Filter`. */
export function useFilter(): Filter {
  const [query, setQuery] = useSearchParams()
  const search = query.get('q') ?? ''
  const tags = uniqueTags((query.get('tags') ?? '').split(','))
  const [text, setText] = useState(search)
  const put = useCallback(
    (name: 'q' | 'tags', value: string) =>
      setQuery(
        (now) => {
          if (value) now.set(name, value)
          else now.delete(name)
          return now
        },
        { replace: true },
      ),
    [setQuery],
  )
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => put('q', text.trim()), SEARCH_WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, search, put])
  return {
    text,
    setText,
    search,
    tags,
    toggleTag: (tag) =>
      put('tags', (tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag]).join()),
    clear: () => {
      setText('')
      setQuery(
        (now) => {
          now.delete('q')
          now.delete('tags')
          return now
        },
        { replace: true },
      )
    },
    isOn: search !== '' || tags.length > 0,
  }
}
