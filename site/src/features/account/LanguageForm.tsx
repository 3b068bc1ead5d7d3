import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { accountApi } from '#domain/account/api.ts'
import type { Locale } from '#messages'
import { localeNames } from '#messages/locales.ts'
import { useMessages, useSwitchLanguage, type Messages } from '../../lib/messages.tsx'
import { errorText } from '../../lib/errorText.ts'
import { write } from '../../lib/query.ts'
import { Choices } from '../../ui/Choices.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useForm } from '../../ui/useForm.ts'
import { showToast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { flagsQuery } from '../../lib/flags.ts'
import { meQuery, usePerson } from '../../lib/person.ts'

type LanguageFormProps = {
  /** The question, for readers only: a heading above asks it too. */
  label: string
  /** After it is stored and the page speaks it; with the messages of the new language. */
  onSaved: (t: Messages) => void
  /** The button; `busy` while it is being stored. */
  button: (busy: boolean) => ReactNode
}

/** The languages that are offered, one to choose. The page changes as soon as it is stored. */
export function LanguageForm({ label, onSaved, button }: LanguageFormProps) {
  const t = useMessages()
  const person = usePerson()
  const client = useQueryClient()
  const speak = useSwitchLanguage()
  const flags = useQuery(flagsQuery)
  const save = useMutation(write(accountApi.setLanguage))
  const [chosen, setChosen] = useState<Locale | null>(null)
  const offered = flags.data?.offeredLanguages ?? []
  const [first = 'en'] = offered
  const wanted = chosen ?? person.language ?? t.locale
  const language = offered.includes(wanted) ? wanted : first
  const form = useForm({
    send: async () => {
      await save.mutateAsync({ body: { language } })
      const messages = await speak(language)
      await client.invalidateQueries(meQuery)
      onSaved(messages)
    },
    onError: (error) => {
      setChosen(null)
      showToast({ text: t('account.language.failed'), detail: errorText(t, error), tone: 'bad' })
    },
  })
  if (flags.error && !flags.data)
    return <ErrorNotice error={flags.error} retry={flags.refetch} busy={flags.isFetching} />
  if (!flags.data) return <Waiting label={t('common.state.loading')} />
  return (
    <form {...form.props}>
      <Stack gap="loose">
        <Choices
          label={label}
          hideLabel
          name="language"
          layout="grid"
          value={language}
          options={offered.map((value) => ({
            value,
            label: <span lang={value}>{localeNames[value]}</span>,
          }))}
          onChange={setChosen}
        />
        <div>{button(form.busy)}</div>
      </Stack>
    </form>
  )
}
