'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Output } from '#domain/api/contract.ts'
import { triviaWeeksApi } from '#domain/trivia/weeksApi.ts'
import { fill } from '#messages/catalog.ts'
import { call, RequestError } from '#admin/_shell/call.client.ts'
import { Confirm } from '#admin/_shell/Confirm.tsx'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { dayText } from '../parts/days.ts'
import type { DeskTabProps } from '../types.ts'
import { GenerationLog } from './GenerationLog.tsx'

/** After this long the log is read again while a run is going, in milliseconds. */
const REFRESH_MS = 5_000
type Loaded = Output<typeof triviaWeeksApi.generation>
type Asked = 'generate' | 'publish'

/** Starts runs of the generation, publishes what is pending, and shows the log. */
export function Generation({ messages, locale, onChanged }: DeskTabProps) {
  const texts = messages.generation
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const load = useCallback(
    () =>
      call(triviaWeeksApi.generation).then(setLoaded, () =>
        setLoaded((now) => (now === null || now === 'failed' ? 'failed' : { ...now })),
      ),
    [],
  )
  useEffect(() => void load(), [load])
  // Each answer sets the clock for the next look, until the run is over.
  useEffect(() => {
    if (loaded === null || loaded === 'failed' || !loaded.isRunning) return undefined
    const timer = setTimeout(() => {
      onChanged()
      void load()
    }, REFRESH_MS)
    return () => clearTimeout(timer)
  }, [loaded, load, onChanged])

  async function run(work: () => Promise<void>, failed: string) {
    setAsked(null)
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      const description = error instanceof RequestError ? error.answer : null
      toast.error(failed, description ? { description } : {})
    } finally {
      setIsBusy(false)
    }
  }

  const generate = async () => {
    await call(triviaWeeksApi.startGeneration)
    toast.success(texts.started)
    setLoaded((now) => (now === null || now === 'failed' ? now : { ...now, isRunning: true }))
  }

  const publish = async () => {
    const { published, missing, week_key } = await call(triviaWeeksApi.publishRounds)
    const week = dayText(week_key, locale)
    const done = published === 0 ? texts.publish_none : texts.publish_done
    const short = missing > 0 ? fill(texts.publish_short, { count: missing.toLocaleString(locale) }) : ''
    const text = fill(done, { count: published.toLocaleString(locale), week })
    if (short) toast.warning(published === 0 ? short : `${text} ${short}`)
    else toast.success(text)
    onChanged()
  }

  if (loaded === null) return <p role="status">{messages.loading}</p>
  if (loaded === 'failed')
    return (
      <LoadFailed
        text={texts.load_failed}
        retry={messages.retry}
        again={() => {
          setLoaded(null)
          void load()
        }}
      />
    )
  const { weekKey, publishes, questions, hasModel, isRunning, log } = loaded
  return (
    <>
      <p>{texts.schedule}</p>
      <p>{texts.schedule_more}</p>
      {!hasModel && <p>{texts.no_model}</p>}
      <div className="ek-acts">
        <button
          type="button"
          className="ek-button ek-button--strong"
          disabled={isBusy || isRunning}
          onClick={() => setAsked('generate')}
        >
          {texts.generate}
        </button>
        <button type="button" className="ek-button" disabled={isBusy} onClick={() => setAsked('publish')}>
          {texts.publish}
        </button>
        <span role="status">{isRunning ? texts.running : ''}</span>
      </div>
      <GenerationLog log={log} messages={messages} locale={locale} />
      <Confirm
        isOpen={asked === 'generate'}
        title={texts.generate_title}
        text={fill(texts.generate_text, {
          count: questions.toLocaleString(locale),
          week: dayText(weekKey, locale),
        })}
        confirm={texts.generate}
        cancel={messages.cancel}
        onCancel={() => setAsked(null)}
        onConfirm={() => void run(generate, texts.generation_failed)}
      />
      <Confirm
        isOpen={asked === 'publish'}
        title={texts.publish_title}
        text={fill(texts.publish_text, { week: dayText(publishes, locale) })}
        confirm={texts.publish}
        cancel={messages.cancel}
        onCancel={() => setAsked(null)}
        onConfirm={() => void run(publish, texts.publishing_failed)}
      />
    </>
  )
}
