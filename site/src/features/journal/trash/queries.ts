import { infiniteQueryOptions } from '@tanstack/react-query'
import { journalApi } from '#domain/journal/api.ts'
import { call } from '../../../lib/call.ts'
import { keyOf, write } from '../../../lib/query.ts'
import { journalKey } from '../queries.ts'

/** The trash, page after page. */
export const trashQuery = infiniteQueryOptions({
  queryKey: keyOf(journalApi.listTrash),
  queryFn: ({ pageParam, signal }) =>
    call(journalApi.listTrash, { query: pageParam ? { before: pageParam } : {} }, signal),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

/** Takes an entry out of the trash; sent twice it is out once. */
export const restoreMutation = write(journalApi.restoreEntry, [journalKey], { repeatable: true })
/** Deletes an entry for good; one that is gone is gone. */
export const deleteForGoodMutation = write(journalApi.deleteForGood, [journalKey], { repeatable: true })
