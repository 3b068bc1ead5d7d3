import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { coachApi } from '#domain/coach/api.ts'
import type { CoachPreferences } from '#domain/coach/schema.ts'
import type { ApiError } from '../../lib/apiError.ts'
import { useMessages } from '../../lib/messages.tsx'
import { write } from '../../lib/query.ts'
import { showToast } from '../../ui/toasts.ts'
import { preferencesQuery, usePersona } from './queries.ts'

const TRIES = 3
/** Names the saves under way. */
export const SAVING_KEY = ['coach', 'saving'] as const
/** Neither rejected nor in conflict with another save: another try may do. */
const isPassing = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500

/** How saving stands, as a text for the card. */
type Saving = {
  save: (wanted: CoachPreferences) => void
  /** Turns the coach on or off and leaves all else as it is stored. Source: docs/rules/coach.md B-36. */
  turn: (enabled: boolean) => void
  isSaving: boolean
  text: string | null
}

/** Saves the preferences: shown at once, tried a few times, and taken back when it does not work out. */
export function useSavePreferences(): Saving {
  const t = useMessages()
  const client = useQueryClient()
  const persona = usePersona()
  const { queryKey } = preferencesQuery
  /** As they are stored. */
  const kept = useRef<CoachPreferences>(undefined)
  // A later press is shown already and will be answered too.
  const isLast = () => client.isMutating({ mutationKey: SAVING_KEY }) <= 1
  const { mutate, isPending, error, failureReason } = useMutation({
    ...write(coachApi.notificationsPrefs),
    mutationKey: SAVING_KEY,
    // One after another, so that the last press is what is stored.
    scope: { id: 'coach-preferences' },
    retry: (count, saveError) => isPassing(saveError) && count < TRIES,
    onMutate: async ({ body }) => {
      const isFirst = isLast()
      await client.cancelQueries({ queryKey })
      if (isFirst) kept.current = client.getQueryData(queryKey)
      if (body.op === 'save') {
        const { op: _, ...wanted } = body
        client.setQueryData(queryKey, wanted)
      }
      if (body.op === 'switch') {
        client.setQueryData(queryKey, (known) => known && { ...known, enabled: body.enabled })
      }
    },
    onError: () => {
      if (isLast()) client.setQueryData(queryKey, kept.current)
    },
    onSuccess: async (stored) => {
      kept.current = stored
      if (isLast()) {
        // What was asked for meanwhile may have been read before this was stored.
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, stored)
      }
      showToast({ text: t('coach.card.saved'), tone: 'good' })
    },
  })
  const failed = error ?? (isPending ? failureReason : null)
  const text = () => {
    if (!failed) return null
    if (failed.status === 401 || failed.status === 403) return t('coach.error.sign_in_again', { persona })
    if (failed.status === 409) return t('coach.error.setting_up')
    return t(isPending ? 'coach.error.save_failed' : 'coach.card.undone')
  }
  return {
    save: (wanted) => mutate({ body: { op: 'save', ...wanted } }),
    turn: (enabled) => mutate({ body: { op: 'switch', enabled } }),
    isSaving: isPending,
    text: text(),
  }
}
