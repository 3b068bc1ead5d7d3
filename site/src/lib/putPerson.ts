import type { QueryClient } from '@tanstack/react-query'
import type { PersonView } from '#domain/account/views.ts'
import { meQuery } from './person.ts'

/**
 * Shows the person of an answer. A question that was asked before may be answered after it, with the person of before:
 * a member who has just finished the first steps would be led back to them. So it is cancelled.
 */
export async function putPerson(client: QueryClient, person: PersonView): Promise<void> {
  await client.cancelQueries({ queryKey: meQuery.queryKey })
  client.setQueryData(meQuery.queryKey, { person })
}
