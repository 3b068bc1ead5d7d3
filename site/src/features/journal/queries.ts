import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query'
import { checkinsApi } from '#domain/checkins/api.ts'
import { journalApi } from '#domain/journal/api.ts'
import { call } from '../../lib/call.ts'
import { keyOf, read, write } from '../../lib/query.ts'

/** Everything of the journal: what a change makes stale. */
export const journalKey: QueryKey = ['journal']

/** One entry, whole. */
export const entryQuery = (id: string) => read(journalApi.readEntry, { params: { id } })
/** Streak, writing days, tags. */
export const progressQuery = read(journalApi.progress)

/** The badges a person has, as the dashboard holds them. */
export const badgesQuery = read(checkinsApi.overview)

/** Text and tags the member looks for. */
type LookedFor = { search: string; tags: readonly string[] }

/** The list, page after page. While a new search is on its way the old list stays. */
export const entriesQuery = ({ search, tags }: LookedFor) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(journalApi.listEntries), { search, tags }],
    queryFn: ({ pageParam, signal }) =>
      call(
        journalApi.listEntries,
        {
          query: {
            ...queryOf({ search, tags }),
            ...(pageParam && { before: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  })

/** What the list is narrowed to, as it is sent. */
const queryOf = ({ search, tags }: LookedFor) => ({
  ...(search && { search }),
  ...(tags.length > 0 && { tags: tags.join(',') }),
})

/** Whole entries for paper, page after page. */
export const pagesQuery = (lookedFor: LookedFor) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(journalApi.entryPages), lookedFor],
    queryFn: ({ pageParam, signal }) =>
      call(
        journalApi.entryPages,
        { query: { ...queryOf(lookedFor), ...(pageParam && { after: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  })

// A stored entry may have earned a badge, which hangs on the dashboard.
const stale = [journalKey, keyOf(checkinsApi.overview)]
/** Storing a new entry; its id was made here, so it may be sent again. */
export const saveMutation = write(journalApi.saveEntry, stale, { repeatable: true })
/** Changing an entry; the same change twice is one. */
export const changeMutation = write(journalApi.changeEntry, stale, { repeatable: true })
/** Deleting an entry; one that is gone is gone. */
export const deleteMutation = write(journalApi.deleteEntry, [journalKey], { repeatable: true })
/** The whole journal as a text. */
export const exportMutation = write(journalApi.exportJournal)
