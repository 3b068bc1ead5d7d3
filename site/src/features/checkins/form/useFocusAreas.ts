import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { meQuery, usePerson } from '../../../lib/person.ts'

/** Whether the person has to be asked for a focus area. */
type FocusQuestion = { isAsked: boolean; askIfNone: () => void; close: () => void }

/**
 * Looks at the person's focus areas when a mood is chosen. Without any the question is put, once per visit; it can be
 * left unanswered, and a check-in never waits for it.
 */
export function useFocusAreas(): FocusQuestion {
  const client = useQueryClient()
  const { ageGroup, focusAreas } = usePerson()
  const [isAsked, setAsked] = useState(false)
  const wasAsked = useRef(false)
  // A child said "Not now".
  const hasSome = focusAreas.length > 0 || ageGroup === 'child'

  const askIfNone = useCallback(async () => {
    if (hasSome || wasAsked.current) return
    wasAsked.current = true
    // Another tab may have chosen some meanwhile. When that cannot be known, the question stays away.
    const me = await client.fetchQuery(meQuery).catch(() => null)
    if (me?.person?.focusAreas.length === 0) setAsked(true)
  }, [client, hasSome])
  const close = useCallback(() => setAsked(false), [])
  return { isAsked, askIfNone: () => void askIfNone(), close }
}
