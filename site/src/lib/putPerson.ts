import type { QueryClient } from '@tanstack/react-query'
import type { PersonView } from '#domain/account/views.ts'
import { meQuery } from './person.ts'

/** Puts in the person of an answer. Who was asked for before that answer is heard no more: it would be the one of before. */
export async function putPerson(client: QueryClient, person: PersonView): Promise<void> {
  await client.cancelQueries({ queryKey: meQuery.queryKey })
  client.setQueryData(meQuery.queryKey, { person })
}
