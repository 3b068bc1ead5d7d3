import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { SEARCH_WAIT_MS, uniqueTags } from '#domain/journal/schema.ts'
import { usePerson } from '../../../lib/person.ts'
import { dropDraft, readDraft, useDraft } from '../../../lib/draft.ts'

/**
 * What the list shows. What somebody looks for in their journal is as private as the journal: it is kept in this tab,
 * so that a reload finds it again, and never in the address, which the browser's history keeps and signing
 * in takes along.
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
  return kept ?? EVERYTHING
}

/** Reads and keeps the filter of the list. */
export function useFilter(): Filter {
  const {
    value: { search, tags },
    change: look,
    forget,
  } = useDraft({ key: keyOf(usePerson().id), schema: Looked, initial: EVERYTHING })
  const [text, setText] = useState(search)
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => look({ search: text.trim() }), SEARCH_WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, search, look])
  return {
    text,
    setText,
    search,
    tags,
    toggleTag: (tag) =>
      look({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : uniqueTags([...tags, tag]) }),
    clear: () => {
      setText('')
      forget()
    },
    isOn: search !== '' || tags.length > 0,
  }
}
