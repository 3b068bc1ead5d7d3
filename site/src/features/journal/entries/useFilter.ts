import { useEffect, useState } from 'react'
import { SEARCH_WAIT_MS, uniqueTags } from '#domain/journal/schema.ts'
import { usePerson } from '../../../lib/person.ts'
import { useDraft } from '../../../lib/draft.ts'

/**
 * What the list shows. What somebody looks for in their journal is as private as the journal: it is kept in this tab as drafts are, so
 * that a reload finds it again, and never in the address, which the browser's history keeps and signing in takes along.
 */
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
type Looked = { search: string; tags: readonly string[] }

const EVERYTHING: Looked = { search: '', tags: [] }

/** Reads and keeps the filter of the list. */
export function useFilter(): Filter {
  const [{ search, tags }, look, clear] = useDraft(`journal-list.${usePerson().id}`, EVERYTHING)
  const [text, setText] = useState(search)
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => look({ search: text.trim(), tags }), SEARCH_WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, search, tags, look])
  return {
    text,
    setText,
    search,
    tags,
    toggleTag: (tag) =>
      look({
        search,
        tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : uniqueTags([...tags, tag]),
      }),
    clear: () => {
      setText('')
      clear()
    },
    isOn: search !== '' || tags.length > 0,
  }
}
