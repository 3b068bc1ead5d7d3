import { useQueryClient, type QueryKey, type Updater } from '@tanstack/react-query'

const savingKey = (queryKey: QueryKey, part: string) => ['instant', part, ...queryKey]
/** Saves of one scope are stored one after the other: switches of a query, and other forms that store the same. */
export const instantScope = (queryKey: QueryKey, part = '') => ({ id: savingKey(queryKey, part).join() })

/**
 * What the saves of a query share, or those of a part of it that is stored by itself: they are stored one after the
 * other, and the last press is what stays on the page.
 */
export function useSavesOf<T>(queryKey: QueryKey, part = '') {
  const client = useQueryClient()
  const mutationKey = savingKey(queryKey, part)
  return {
    /** Options of their mutation. */
    queued: { mutationKey, scope: instantScope(queryKey, part) },
    /** Whether a change is on its way: what others stored is read after it. */
    isSaving: () => client.isMutating({ mutationKey }) > 0,
    /** For a save that ended. A later press is shown already and will be answered too. */
    isLast: () => client.isMutating({ mutationKey }) <= 1,
    put: (shown: Updater<T | undefined, T | undefined>) => {
      // An answer that is on its way may be of before, and would undo it.
      void client.cancelQueries({ queryKey })
      client.setQueryData<T>(queryKey, shown)
    },
  }
}
