import { useState } from 'react'
import type { Output } from '#domain/api/contract.ts'
import { TEST_TEXT_MAX, watchedApi } from '#domain/moderation/watchedApi.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { call } from '#admin/_shell/call.client.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import type { WatchedMessages } from './types.ts'

type Found = Output<typeof watchedApi.testWords>['found']

/** Shows what the words in use in a language would do with a text. */
export function TestBox({ locale, messages }: { locale: Locale; messages: WatchedMessages }) {
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<Locale>(locale)
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  const test = () =>
    call(watchedApi.testWords, { body: { locale: language, text } }).then(
      (answer) => setFound(answer.found),
      () => setFound('failed'),
    )
  return (
    <form
      className="ek-fields"
      onSubmit={(event) => {
        event.preventDefault()
        void test()
      }}
    >
      <label>
        {messages.test_hint}
        <textarea
          dir="auto"
          maxLength={TEST_TEXT_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <LanguageMenu label={messages.language} value={language} onChange={setLanguage} />
      <div className="ek-acts">
        <button type="submit" className="ek-button">
          {messages.test_run}
        </button>
      </div>
      <div role="status">
        {found === 'failed' && <p>{messages.error}</p>}
        {Array.isArray(found) && found.length === 0 && <p>{messages.test_none}</p>}
        {Array.isArray(found) &&
          found.map(({ phrase, action }) => (
            <p key={phrase}>{fill(messages.test_found, { phrase, action: messages.actions[action] })}</p>
          ))}
      </div>
    </form>
  )
}
