import { Suspense } from 'react'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { listWords } from '#operations/moderation/watched/readWords.ts'
import { services } from '#services'
import { WordList } from './WordList.client.tsx'

/** The desk's watched words. Source: docs/rules/moderation.md watched-words. */
export const WatchedWords = guarded('WatchedWords', (props) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{props.messages.safetyDesk.words.title}</h1>
      <p>{props.messages.safetyDesk.words.intro}</p>
    </div>
    <Suspense fallback={<p role="status">{props.messages.safetyDesk.words.loading}</p>}>
      <Fetched {...props} />
    </Suspense>
  </div>
))

async function Fetched({ actor, messages, locale }: ViewProps) {
  const made = services()
  const list = await listWords(made.db, actor).catch((error: unknown) => {
    made.log.error({ err: error }, 'watched words not fetched')
    return null
  })
  return (
    <WordList
      list={list}
      at={made.clock.now().getTime()}
      locale={locale}
      messages={{ ...messages.safetyDesk.words, retry: messages.common.action.retry }}
    />
  )
}
