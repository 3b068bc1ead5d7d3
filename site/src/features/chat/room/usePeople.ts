import { useQuery } from '@tanstack/react-query'
import type { PeopleView } from '#domain/chat/schema.ts'
import { peopleQuery } from '../queries.ts'

/** Who is in the room now; undefined while it is not known. */
export const usePeople = (roomId: string): PeopleView | undefined => useQuery(peopleQuery(roomId)).data
