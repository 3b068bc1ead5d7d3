import { coachApi } from '#domain/coach/api.ts'
import type { CoachPreferences } from '#domain/coach/schema.ts'
import type { ApiError } from '../../lib/apiError.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useInstantSave } from '../../lib/useInstantSave.ts'
import { preferencesQuery, usePersona } from './queries.ts'

const TRIES = 3
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
  const persona = usePersona()
  const { press, isPending, error } = useInstantSave({
    contract: coachApi.notificationsPrefs,
    queryKey: preferencesQuery.queryKey,
    saved: t('coach.card.saved'),
    retry: (count, saveError) => isPassing(saveError) && count < TRIES,
  })
  const text = () => {
    if (!error) return null
    if (error.status === 401 || error.status === 403) return t('coach.error.sign_in_again', { persona })
    if (error.status === 409) return t('coach.error.setting_up')
    return t(isPending ? 'coach.error.save_failed' : 'coach.card.undone')
  }
  return {
    save: (wanted) => press({ body: { op: 'save', ...wanted } }, () => wanted),
    turn: (enabled) => press({ body: { op: 'switch', enabled } }, (shown) => ({ ...shown, enabled })),
    isSaving: isPending,
    text: text(),
  }
}
