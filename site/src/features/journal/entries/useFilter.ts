import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { SEARCH_WAIT_MS, uniqueTags } from '#domain/journal/schema.ts'
import { readSearch, takeEndedTags } from '#domain/journal/tagSearch.ts'
import { usePerson } from '../../../lib/person.ts'
import { dropDraft, readDraft, useDraft } from '../../../lib/draft.ts'
import { progressQuery } from '../queries.ts'

/**
 * What the list shows. What a member looks for in their journal is as private as the journal: it is kept in this tab,
 * so that a reload finds it again, and never in the address, which the browser's history and sign-in keep.
 */
export type Filter = {
  /** What is in the box. */
  text: string
  setText: (text: string) => void
  /** Makes chips of the tags in the box, also of the last one. */
  endTags: () => void
  /** What is searched for: the box, after half a second without typing. */
  search: string
  tags: readonly string[]
  toggleTag: (tag: string) => void
  clear: () => void
  isOn: boolean
}
const Looked = z.object({ search: z.string(), tags: z.array(z.string()) })
const EVERYTHING: z.output<typeof Looked> = { search: '', tags: [] }

const keyOf = (personId: string): string => `tab.journal-list.${personId}`

/** Drops what was looked for once the journal is left: a member who comes back finds all entries. */
export function useForgetFilter(): void {
  const { id } = usePerson()
  useEffect(
    () => () => {
      // Its tabs and its page for paper are still the journal.
      if (!/^\/journal(\/|$)/.test(window.location.pathname)) dropDraft(keyOf(id))
    },
    [id],
  )
}

/** What was looked for when the list was left for the page on paper. */
export const useKeptFilter = (): z.output<typeof Looked> => {
  const { id } = usePerson()
  const [kept] = useState(() => readDraft(keyOf(id), Looked))
  const { search, tags } = kept ?? EVERYTHING
  const asked = readSearch(search)
  return { search: asked.search, tags: uniqueTags([...tags, ...asked.tags]) }
}

/** Reads and keeps the filter of the list. A tag may be typed: `#sleep`. */
export function useFilter(): Filter {
  const {
    value: { search: looked, tags },
    change: look,
    forget,
  } = useDraft({ key: keyOf(usePerson().id), schema: Looked, initial: EVERYTHING })
  const known = useQuery(progressQuery).data?.tags
  const [text, setText] = useState(looked)
  useEffect(() => {
    if (text.trim() === looked) return
    const timer = setTimeout(() => look({ search: text.trim() }), SEARCH_WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, looked, look])
  const asked = readSearch(looked)
  // Tags are found as they are spelled.
  const spelled = (tag: string) =>
    known?.find((one) => one.tag.toLowerCase() === tag.toLowerCase())?.tag ?? tag
  const wanted = uniqueTags([...tags, ...asked.tags.map(spelled)])
  const take = (next: string, { search, tags: found } = takeEndedTags(next)) => {
    if (found.length === 0) return setText(next)
    look({ search, tags: uniqueTags([...tags, ...found.map(spelled)]) })
    setText(search)
  }
  return {
    text,
    setText: take,
    endTags: () => take(text, readSearch(text)),
    search: asked.search,
    tags: wanted,
    toggleTag: (tag) => {
      const isOn = wanted.includes(tag)
      look({
        search: asked.search,
        tags: isOn ? wanted.filter((one) => one !== tag) : uniqueTags([...wanted, tag]),
      })
      setText((now) => readSearch(now).search)
    },
    clear: () => {
      setText('')
      forget()
    },
    isOn: asked.search !== '' || wanted.length > 0,
  }
}
