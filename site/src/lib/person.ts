import { queryOptions } from '@tanstack/react-query'
import { useContext } from 'react'
import { accountApi } from '#domain/account/api.ts'
import type { Output } from '#domain/api/contract.ts'
import type { PersonView } from '#domain/account/views.ts'
import { read } from './query.ts'
import { loadMe } from './firstLoad.ts'
import { PersonContext } from './currentMember.ts'

/** What is known of the caller. */
export type Me = Output<typeof accountApi.readPerson>
/** Who is signed in. `queryClient.invalidateQueries(meQuery)` after a change of the person. */
export const meQuery = queryOptions({
  ...read(accountApi.readPerson),
  queryFn: ({ client, signal }) => loadMe(client, signal),
})

export { PersonContext }

/** The person who is signed in. Only inside member screens; public ones ask `useLoad(accountApi.readPerson)`. */
export function usePerson(): PersonView {
  const person = useContext(PersonContext)
  if (!person) throw new Error('usePerson is for member screens')
  return person
}
