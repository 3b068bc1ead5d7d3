import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { TOPIC_MAX, TOPICS_MAX, triviaBreaksApi } from '#domain/trivia/breaksApi.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { call, RequestError } from '#admin/_shell/call.client.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import type { DeskMessages } from '../types.ts'

type Props = {
  texts: DeskMessages['break_videos']
  locale: Locale
  /** Our own clips come, whatever the topics are. */
  isCurated: boolean
  onFetched: () => Promise<void>
}

/** Looks for videos on some topics. */
export function FetchBreaks({ texts, locale, isCurated, onFetched }: Props) {
  const [topics, setTopics] = useState<string>(texts.topics_default)
  const [language, setLanguage] = useState(locale)
  const [busy, setBusy] = useState(false)
  const list = topics
    .split(/[,،]/)
    .map((topic) => topic.trim())
    .filter((topic) => topic.length > 1)
    .slice(0, TOPICS_MAX)

  async function search() {
    setBusy(true)
    try {
      const found = await call(triviaBreaksApi.fetch, {
        body: { topics: list, manual: true, locale: language },
      })
      const week = new Date(`${found.week_key}T12:00:00Z`).toLocaleDateString(locale, {
        dateStyle: 'long',
        timeZone: 'UTC',
      })
      toast.success(fill(texts.fetched, { count: found.videos.toLocaleString(locale), week }))
      await onFetched()
    } catch (error) {
      const description = error instanceof RequestError ? error.answer : null
      toast.error(texts.fetch_failed, description ? { description } : {})
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="ek-fetch"
      onSubmit={(event) => {
        event.preventDefault()
        void search()
      }}
    >
      <label>
        {texts.topics}
        <input
          required
          dir="auto"
          maxLength={TOPICS_MAX * (TOPIC_MAX + 2)}
          value={topics}
          onChange={({ target }) => setTopics(target.value)}
        />
      </label>
      <LanguageChoice label={texts.language} value={language} onChange={setLanguage} />
      <button type="submit" className="ek-button ek-button--strong" disabled={busy || list.length === 0}>
        {busy ? texts.fetching : texts.fetch}
      </button>
      {isCurated && <p>{texts.curated}</p>}
    </form>
  )
}
