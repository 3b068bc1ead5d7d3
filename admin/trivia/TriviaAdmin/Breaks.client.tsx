'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { triviaBreaksApi, type BreakVideo } from '#domain/trivia/breaksApi.ts'
import type { Output } from '#domain/api/contract.ts'
import { fill } from '#messages/catalog.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { FetchBreaks } from './parts/FetchBreaks.tsx'
import { BreakRow } from './parts/BreakRow.tsx'
import type { DeskTabProps } from './types.ts'

type Listed = Output<typeof triviaBreaksApi.list>

/** The videos of the breaks: fetched as candidates, approved or rejected by a person. */
export function Breaks({ messages, locale }: DeskTabProps) {
  const texts = messages.break_videos
  const [listed, setListed] = useState<Listed | 'failed' | null>(null)
  const [busy, setBusy] = useState<string | null>(null)

  const load = useCallback(
    () =>
      call(triviaBreaksApi.list).then(setListed, () => setListed((now) => (now === null ? 'failed' : now))),
    [],
  )
  useEffect(() => void load(), [load])

  async function decide(video: BreakVideo, state: 'approved' | 'rejected') {
    setBusy(video.id)
    try {
      await call(triviaBreaksApi.decide, { params: { id: video.id }, body: { state } })
      toast.success(fill(texts[state], { title: video.title }))
      await load()
    } catch (error) {
      toast.error(answerOf(error, texts.decide_failed))
    } finally {
      setBusy(null)
    }
  }

  if (listed === null) return <p role="status">{messages.loading}</p>
  if (listed === 'failed')
    return <LoadFailed text={texts.load_failed} retry={messages.retry} again={() => void load()} />
  const { videos, finder } = listed
  return (
    <>
      <p>{texts.intro}</p>
      <FetchBreaks texts={texts} locale={locale} isCurated={finder === 'curated'} onFetched={load} />
      {videos.length === 0 ? (
        <p className="ek-empty">{texts.empty}</p>
      ) : (
        <section className="ek-breaks" aria-labelledby="breaks-latest">
          <h2 id="breaks-latest">{fill(texts.latest, { count: videos.length.toLocaleString(locale) })}</h2>
          <ul>
            {videos.map((video) => (
              <BreakRow
                key={video.id}
                video={video}
                texts={texts}
                locale={locale}
                busy={busy === video.id}
                onDecide={(state) => void decide(video, state)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
