import { createContext, useContext } from 'react'
import { useQuery } from '@tanstack/react-query'
import { accountApi } from '#domain/account/api.ts'
import type { PersonView } from '#domain/account/views.ts'
import { read } from '../lib/query.ts'

/** Who is signed in; the one query everybody shares. `queryClient.invalidateQueries(meQuery)` after a change. */
export const meQuery = read(accountApi.me)

/** Set by the member frame. */
export const PersonContext = createContext<PersonView | null>(null)

/** The person who is signed in. Only inside member screens. */
export function usePerson(): PersonView {
  const person = useContext(PersonContext)
  if (!person) throw new Error('usePerson is for member screens')
  return person
}

/** The person, or null when nobody is signed in, or undefined while that is not known. For public screens. */
export function useMaybePerson(): PersonView | null | undefined {
  return useQuery(meQuery).data?.person
}
