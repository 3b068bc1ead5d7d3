'use client'

import { watchedApi, type WatchedWordView } from '#domain/moderation/watchedApi.ts'
import { fill } from '#messages/catalog.ts'
import { localeNames, type Locale } from '#messages/locales.ts'
import { ScrollBox } from '#admin/_shell/ScrollBox.tsx'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import { State } from '#admin/_shell/State.tsx'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { useChange } from '#admin/_shell/useChange.client.ts'
import { AddWord } from './AddWord.tsx'
import { TestBox } from './TestBox.tsx'
import { WordFiles } from './WordFiles.tsx'
import type { Run, WatchedMessages } from './types.ts'

/** Colleagues change the list beside this page, so it is asked for again this often, in milliseconds. */
const EVERY_MS = 60_000
const load = async () => (await call(watchedApi.watched)).words

type Props = { list: WatchedWordView[] | null; at: number; locale: Locale; words: WatchedMessages }

/** The list with its dry run, the test box, and files. */
export function WordList({ list, at, locale, words }: Props) {
  const polled = usePolled({ data: list, at, everyMs: EVERY_MS, load })
  const { busy, run } = useChange({ otherwise: words.error, again: polled.again })
  if (!polled.data) return <LoadFailed text={words.failed} retry={words.retry} again={polled.again} />
  return (
    <>
      <AddWord busy={busy} locale={locale} words={words} run={run} />
      {polled.data.length === 0 && <p className="ek-empty">{words.empty}</p>}
      {polled.data.length > 0 && (
        <ScrollBox name={words.title}>
          <table className="ek-ledger">
            <thead>
              <tr>
                <th scope="col">{words.phrase}</th>
                <th scope="col">{words.language}</th>
                <th scope="col">{words.action}</th>
                <th scope="col">{words.state}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {polled.data.map((word) => (
                <WordRow key={word.id} word={word} busy={busy} locale={locale} words={words} run={run} />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <Block id="test" title={words.test}>
        <TestBox locale={locale} words={words} />
      </Block>
      <WordFiles busy={busy} words={words} run={run} />
    </>
  )
}

type RowProps = { word: WatchedWordView; busy: boolean; locale: Locale; words: WatchedMessages; run: Run }

function WordRow({ word, busy, locale, words, run }: RowProps) {
  const { id, phrase, action, active, tried } = word
  const params = { id }
  const said = ({ matches, total }: { matches: number; total: number }) =>
    fill(words.dry_text, {
      count: matches.toLocaleString(locale),
      total: total.toLocaleString(locale),
      share: (total === 0 ? 0 : matches / total).toLocaleString(locale, {
        style: 'percent',
        maximumFractionDigits: 1,
      }),
    })
  return (
    <tr>
      <th scope="row" lang={word.locale} dir="auto">
        {phrase}
      </th>
      <td>{localeNames[word.locale]}</td>
      <td>{words.actions[action]}</td>
      <td>
        <State kind={active ? 'ok' : 'warn'}>{active ? words.on : words.off}</State>
        {tried && <p>{said(tried)}</p>}
      </td>
      <td>
        <div className="ek-acts">
          <button
            type="button"
            className="ek-link"
            disabled={busy}
            aria-label={`${words.dry_run}: ${phrase}`}
            onClick={() => void run(async () => said(await call(watchedApi.tryWatched, { params })))}
          >
            {words.dry_run}
          </button>
          {(active || tried) && (
            <button
              type="button"
              className="ek-link"
              disabled={busy}
              aria-label={`${active ? words.deactivate : words.activate}: ${phrase}`}
              onClick={() =>
                void run(async () => {
                  await call(watchedApi.switchWatched, { params, body: { active: !active } })
                  return active ? words.off : words.on
                })
              }
            >
              {active ? words.deactivate : words.activate}
            </button>
          )}
          <button
            type="button"
            className="ek-link"
            disabled={busy}
            aria-label={`${words.remove}: ${phrase}`}
            onClick={() =>
              void run(async () => {
                await call(watchedApi.removeWatched, { params })
                return words.removed
              })
            }
          >
            {words.remove}
          </button>
        </div>
      </td>
    </tr>
  )
}
