import { useState } from 'react'
import { watchedApi } from '#domain/moderation/watchedApi.ts'
import { PHRASE_MAX, watchedActions, type WatchedAction } from '#domain/moderation/watchedWords.ts'
import type { Locale } from '#messages/locales.ts'
import { call } from '#admin/_shell/call.client.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import type { Run, WatchedMessages } from './types.ts'

type Props = { busy: boolean; locale: Locale; messages: WatchedMessages; run: Run }

/** Adds a word to the list, not in use yet. */
export function AddWord({ busy, locale, messages, run }: Props) {
  const [phrase, setPhrase] = useState('')
  const [language, setLanguage] = useState<Locale>(locale)
  const [action, setAction] = useState<WatchedAction>('flag')
  const add = () =>
    run(async () => {
      await call(watchedApi.addWord, { body: { locale: language, phrase, action } })
      setPhrase('')
      return messages.added
    })
  return (
    <form
      className="ek-fields"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <label>
        {messages.phrase}
        <input
          type="text"
          dir="auto"
          required
          maxLength={PHRASE_MAX}
          value={phrase}
          onChange={({ target }) => setPhrase(target.value)}
        />
      </label>
      <LanguageMenu label={messages.language} value={language} onChange={setLanguage} />
      <label>
        {messages.action}
        <select
          value={action}
          onChange={({ target }) =>
            setAction(watchedActions.find((one) => one === target.value) ?? watchedActions[0])
          }
        >
          {watchedActions.map((one) => (
            <option key={one} value={one}>
              {messages.actions[one]}
            </option>
          ))}
        </select>
      </label>
      <div className="ek-acts">
        <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
          {messages.add}
        </button>
      </div>
    </form>
  )
}
