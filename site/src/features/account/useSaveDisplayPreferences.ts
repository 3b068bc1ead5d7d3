import { useMutation, useQueryClient } from '@tanstack/react-query'
import { writeDisplayPreferences, type DisplayPreferences } from '#domain/account/displayPreferences.ts'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { write } from '../../lib/query.ts'
import { showToast } from '../../ui/toasts.ts'
import { meQuery, usePerson } from '../../lib/person.ts'

const SAVING_KEY = ['comfort', 'saving'] as const

/**
 * Keeps how the product looks with the account. This device shows it already, also when the server could not be
 * reached.
 */
export function useSaveDisplayPreferences(): (preferences: DisplayPreferences) => void {
  const t = useMessages()
  const client = useQueryClient()
  const { ageGroup } = usePerson()
  const show = (text: string) => {
    // An answer of before would bring the old look back.
    void client.cancelQueries({ queryKey: meQuery.queryKey })
    client.setQueryData(meQuery.queryKey, (me) =>
      me?.person ? { person: { ...me.person, comfort: text } } : me,
    )
  }
  const save = useMutation({
    ...write(settingsApi.saveDisplayPreferences),
    mutationKey: SAVING_KEY,
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'comfort' },
    onSuccess: (stored) => {
      if (client.isMutating({ mutationKey: SAVING_KEY }) === 1) show(stored.comfort)
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
