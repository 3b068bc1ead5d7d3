import { useMutation } from '@tanstack/react-query'
import { writeDisplayPreferences, type DisplayPreferences } from '#domain/account/displayPreferences.ts'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { write } from '../../lib/query.ts'
import { useSavesOf } from '../../lib/useSavesOf.ts'
import { showToast } from '../../ui/toasts.ts'
import { meQuery, usePerson, type Me } from '../../lib/person.ts'

/**
 * Keeps how the product looks with the account. This device shows it already, also when the server could not be
 * reached.
 */
export function useSaveDisplayPreferences(): (preferences: DisplayPreferences) => void {
  const t = useMessages()
  const { ageGroup } = usePerson()
  const { queued, isLast, put } = useSavesOf<Me>(meQuery.queryKey, 'comfort')
  const show = (text: string) => put((me) => (me?.person ? { person: { ...me.person, comfort: text } } : me))
  const save = useMutation({
    ...write(settingsApi.saveDisplayPreferences),
    ...queued,
    onSuccess: (stored) => {
      if (isLast()) show(stored.comfort)
    },
    onError: (error) =>
      showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
  })
  return ({ age, ...rest }) => {
    // The preset of the member's age group is no choice: it moves on with the member.
    const preferences = { theme: 'system' as const, ...rest, ...(age && age !== ageGroup && { age }) }
    show(writeDisplayPreferences(preferences))
    save.mutate({ body: { comfort: preferences } })
  }
}
