import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { useLocation, useNavigate } from 'react-router-dom'
import { moods } from '#domain/checkins/moods.ts'
import { TITLE_MAX } from '#domain/journal/schema.ts'
import { keepDraft } from '../../../lib/draft.ts'
import { usePerson } from '../../../lib/person.ts'
import { draftKey, freshEntry, storedDraft } from '../sheet/draft.ts'
import { NEW } from './listPosition.ts'

/** What a screen may hand over when it leads here. Source: docs/rules/journal.md S-001-2. */
const Arriving = z.object({
  prompt: z.optional(z.string().check(z.maxLength(1_000))),
  moodId: z.optional(z.enum(moods)),
})

/**
 * Puts a prompt (or mood) that came in the navigation state into the new entry, without touching text that is there
 * already, and opens it. Gives how many came, so that the sheet is drawn anew with each.
 */
export function useArrivingPrompt(): number {
  const { state } = useLocation()
  const { id } = usePerson()
  const go = useNavigate()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const arriving = Arriving.safeParse(state)
    if (!arriving.success || (!arriving.data.prompt && !arriving.data.moodId)) return
    const { prompt, moodId } = arriving.data
    const key = draftKey(id, NEW)
    const draft = storedDraft(key) ?? freshEntry()
    // Text that is there already answers to something else: the prompt stands beside them, not above.
    const isBlank = draft.title === '' && draft.body.trim() === ''
    const title = isBlank && prompt && prompt.length <= TITLE_MAX ? prompt : draft.title
    keepDraft(key, {
      ...draft,
      title,
      moodId: draft.moodId ?? moodId ?? null,
      prompt: prompt ?? draft.prompt,
    })
    setCount((now) => now + 1)
    // Without the state: a reload must not bring the prompt back after it was used.
    go(`/journal?entry=${NEW}`, { replace: true })
  }, [state, id, go])
  return count
}
