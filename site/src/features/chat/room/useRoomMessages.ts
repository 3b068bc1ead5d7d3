import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { chatApi } from '#domain/chat/api.ts'
import { channelOfRoom } from '#domain/chat/channels.ts'
import { MESSAGE_DECIDED, RoomEvent, ROOMS_CHANGED } from '#domain/chat/events.ts'
import type { RoomView } from '#domain/chat/schema.ts'
import { call } from '../../../lib/call.ts'
import { usePerson } from '../../../lib/person.ts'
import { read } from '../../../lib/query.ts'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'
import { refetchRooms } from '../queries.ts'
import { isAccessError } from '../accessErrors.ts'
import { withChanges, withNewer, withOlder, type Known } from './messages.ts'

/** How often to ask while there is no live connection, in milliseconds. Source: docs/rules/chat.md X-3. */
const POLL_MS = 8_000
/** The first event is asked about at once; those within this time after it by one question, in milliseconds. */
const COALESCE_MS = 120
/** Most pages that a jump to the newest message reads. */
const PAGES_MAX = 40

/** The messages of a room, live: pages both ways, and what changed since. */
export function useRoomMessages({ id, band }: Pick<RoomView, 'id' | 'band'>) {
  const client = useQueryClient()
  const { id: me } = usePerson()
  const history = useMemo(
    () => ({
      ...read(chatApi.readHistory, { params: { id }, query: {} }),
      // Its pages grow here: a second reading would begin anew around the mark.
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
    [id],
  )
  const query = useQuery(history)
  const latest = useCallback(() => client.getQueryData(history.queryKey), [client, history])
  const change = useCallback(
    (next: (known: Known) => Known) =>
      void client.setQueryData(history.queryKey, (known) => known && next(known)),
    [client, history],
  )
  const era = useRef(0)
  /** A change by an answer; not by one to a question from before the room was read anew: it may hold too much. */
  const sinceNow = useCallback(() => {
    const asked = era.current
    return (next: (known: Known) => Known) => {
      if (era.current === asked) change(next)
    }
  }, [change])
  const restart = useCallback(() => {
    era.current += 1
    void client.resetQueries({ queryKey: history.queryKey })
  }, [client, history])
  const fail = useCallback(
    (error: unknown) => {
      if (isAccessError(error)) void refetchRooms(client)
    },
    [client],
  )

  const catchUp = useCatchUp(async () => {
    const since = latest()?.since
    if (since === undefined) return false
    const apply = sinceNow()
    try {
      const changes = await call(chatApi.readChanges, { params: { id }, query: { since } })
      apply((known) => withChanges(known, changes))
      return changes.hasMore
    } catch (error) {
      fail(error)
      return false
    }
  })
  useLiveChannel({
    channel: channelOfRoom(id, band),
    pollMs: POLL_MS,
    onEvent: (name, data) => {
      const event = RoomEvent.safeParse({ name, data })
      if (event.success && event.data.name === 'room-changed') catchUp()
    },
    refetch: catchUp,
  })
  useLiveChannel({
    channel: `private-user-${me}`,
    pollMs: POLL_MS,
    onEvent: (name) => {
      if (name === MESSAGE_DECIDED) catchUp()
      // Whom the member meets may be different now: what was read before may hold too much.
      if (name === ROOMS_CHANGED) restart()
    },
    refetch: () => {},
  })
  useEffect(() => {
    const back = () => {
      if (!document.hidden) catchUp()
    }
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [catchUp])

  const [turning, setTurning] = useState<'older' | 'newer' | null>(null)
  const turn = useCallback(
    async (way: 'older' | 'newer'): Promise<boolean> => {
      const known = latest()
      const cursor = way === 'older' ? known?.before : known?.after
      if (!cursor) return false
      setTurning(way)
      const apply = sinceNow()
      try {
        const at = way === 'older' ? { before: cursor } : { after: cursor }
        const page = await call(chatApi.readHistory, { params: { id }, query: at })
        apply((now) => (way === 'older' ? withOlder(now, page) : withNewer(now, page)))
        return true
      } catch (error) {
        fail(error)
        return false
      } finally {
        setTurning(null)
      }
    },
    [fail, id, latest, sinceNow],
  )
  const toNewest = useCallback(async () => {
    for (let page = 0; page < PAGES_MAX && latest()?.after; page += 1) if (!(await turn('newer'))) return
  }, [latest, turn])
  const older = useCallback(() => turn('older'), [turn])

  return { query, change, catchUp, restart, older, toNewest, turning }
}

/**
 * Asks at once, but not often, and once at a time; what happens meanwhile is asked for once more. `ask` says whether
 * more waits.
 */
function useCatchUp(ask: () => Promise<boolean>): () => void {
  const current = useRef(ask)
  useEffect(() => {
    current.current = ask
  })
  const state = useRef({ isWaiting: false, isAsking: false, isGone: false, nextAt: 0 })
  const run = useCallback(() => {
    const now = state.current
    if (now.isWaiting) return
    now.isWaiting = true
    setTimeout(() => {
      if (now.isAsking || now.isGone) return
      now.isWaiting = false
      now.isAsking = true
      now.nextAt = performance.now() + COALESCE_MS
      void current.current().then((hasMore) => {
        now.isAsking = false
        const again = now.isWaiting || hasMore
        now.isWaiting = false
        if (again && !now.isGone) run()
      })
    }, now.nextAt - performance.now())
  }, [])
  useEffect(() => {
    const now = state.current
    now.isGone = false
    return () => {
      now.isGone = true
    }
  }, [])
  return run
}
