import type { QueryClient } from '@tanstack/react-query'
import { familyApi } from '#domain/family/api.ts'
import { applyFamilyEvent, FamilyEvent } from '#domain/family/events.ts'
import { moderationApi } from '#domain/moderation/api.ts'
import { keyOf, read, write } from '../../lib/query.ts'

/** The families of the person. */
export const groupsQuery = read(familyApi.listGroups)
const groups = keyOf(familyApi.listGroups)
/** Milliseconds between two looks at who is here. */
const PRESENCE_MS = 60_000
/** Who of the families is here: asked again while the page is seen, because presence ages without an event. */
export const presenceQuery = { ...read(familyApi.readPresence), refetchInterval: PRESENCE_MS }
const presence = keyOf(familyApi.readPresence)

/** What the family tab writes; all of it changes the list. */
export const familyWrites = {
  create: () => write(familyApi.create, [groups], { repeatable: true }),
  join: () => write(familyApi.join, [groups]),
  rename: () => write(familyApi.rename, [groups]),
  newCode: () => write(familyApi.renewCode, [groups]),
  leave: () => write(familyApi.leave, [groups]),
  remove: () => write(familyApi.remove, [groups]),
  admit: () => write(familyApi.admit, [groups]),
  promote: () => write(familyApi.promote, [groups]),
  think: () => write(familyApi.think, [presence]),
  block: () => write(moderationApi.block, [groups, presence, keyOf(moderationApi.listBlocks)]),
}

/** Asks the server again for the families and who of them is here. */
export function refetchGroups(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: groups })
  void client.invalidateQueries({ queryKey: presence })
}

/** Puts a live event into the list; what only the server knows is asked for. */
export function hearFamily(client: QueryClient, event: unknown, readerId: string): void {
  const heard = FamilyEvent.safeParse(event)
  const known = client.getQueryData(groupsQuery.queryKey)
  if (!heard.success || !known) return
  const next = applyFamilyEvent(known, heard.data, readerId)
  // A list that is on its way may be of before the event.
  const isAsked = client.isFetching(groupsQuery) > 0
  if (next) client.setQueryData(groupsQuery.queryKey, next)
  if (!next || isAsked) refetchGroups(client)
}
