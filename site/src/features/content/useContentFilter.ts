import { useSearchParams } from 'react-router-dom'
import { TAG_MAX, tagPattern } from '#domain/content/schema.ts'
import { moods, type Mood } from '#domain/checkins/moods.ts'
import type { ContentFilter } from './queries.ts'

/**
 * The choice in the address (`?mood=tired&tag=rest`), and how to change it. Setting what is set takes it away; `all`
 * shows every piece that fits.
 */
export function useContentFilter(): {
  filter: ContentFilter
  toggle: (name: 'mood' | 'tag', value: string) => void
  clear: () => void
  showAll: (all: boolean) => void
} {
  const [search, setSearch] = useSearchParams()
  const mood = moods.find((known) => known === search.get('mood')) as Mood | undefined
  const asked = search.get('tag') ?? ''
  // A hand-written address must not end in an error.
  const tag = tagPattern.test(asked) && asked.length <= TAG_MAX ? asked : undefined
  const change = (edit: (next: URLSearchParams) => void) => {
    // The address itself: what was drawn last may lack a press that came just before.
    const next = new URLSearchParams(window.location.search)
    edit(next)
    setSearch(next, { replace: true })
  }
  return {
    filter: {
      ...(mood && { mood }),
      ...(tag && { tag }),
      ...(search.get('all') === 'true' && { all: 'true' }),
    },
    toggle: (name, value) =>
      change((next) => (next.get(name) === value ? next.delete(name) : next.set(name, value))),
    showAll: (all) => change((next) => (all ? next.set('all', 'true') : next.delete('all'))),
    clear: () =>
      change((next) => {
        next.delete('mood')
        next.delete('tag')
      }),
  }
}
