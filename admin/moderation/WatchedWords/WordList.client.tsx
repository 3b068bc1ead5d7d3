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
const load = async () => (await call(watchedApi.listWords)).words

type Props = { list: WatchedWordView[] | null; at: number; locale: Locale; messages: WatchedMessages }

/** The list with its dry run, the test box, and files. */
export function WordList({ list, at, locale, messages }: Props) {
  const polled = usePolled({ data: list, at, everyMs: EVERY_MS, load })
  const { busy, run } = useChange({ otherwise: messages.error, again: polled.again })
  if (!polled.data) return <LoadFailed text={messages.failed} retry={messages.retry} again={polled.again} />
  return (
    <>
      <AddWord busy={busy} locale={locale} messages={messages} run={run} />
      {polled.data.length === 0 && <p className="ek-empty">{messages.empty}</p>}
      {polled.data.length > 0 && (
        <ScrollBox name={messages.title}>
          <table className="ek-ledger">
            <thead>
              <tr>
                <th scope="col">{messages.phrase}</th>
                <th scope="col">{messages.language}</th>
                <th scope="col">{messages.action}</th>
                <th scope="col">{messages.state}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {polled.data.map((word) => (
                <WordRow
                  key={word.id}
                  word={word}
                  busy={busy}
                  locale={locale}
                  messages={messages}
                  run={run}
                />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <Block id="test" title={messages.test}>
        <TestBox locale={locale} messages={messages} />
      </Block>
      <WordFiles busy={busy} messages={messages} run={run} />
    </>
  )
}

type RowProps = { word: WatchedWordView; busy: boolean; locale: Locale; messages: WatchedMessages; run: Run }

function WordRow({ word, busy, locale, messages, run }: RowProps) {
  const { id, phrase, action, active, tried } = word
  const params = { id }
  const matchText = ({ matches, total }: { matches: number; total: number }) =>
    fill(messages.dry_text, {
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
      <td>{messages.actions[action]}</td>
      <td>
        <State kind={active ? 'ok' : 'warn'}>{active ? messages.on : messages.off}</State>
        {tried && <p>{matchText(tried)}</p>}
      </td>
      <td>
        <div className="ek-acts">
          <button
            type="button"
            className="ek-link"
            disabled={busy}
            aria-label={`${messages.dry_run}: ${phrase}`}
            onClick={() => void run(async () => matchText(await call(watchedApi.tryWord, { params })))}
          >
            {messages.dry_run}
          </button>
          {(active || tried) && (
            <button
              type="button"
              className="ek-link"
              disabled={busy}
              aria-label={`${active ? messages.deactivate : messages.activate}: ${phrase}`}
              onClick={() =>
                void run(async () => {
                  await call(watchedApi.switchWord, { params, body: { active: !active } })
                  return active ? messages.off : messages.on
                })
              }
            >
              {active ? messages.deactivate : messages.activate}
            </button>
          )}
          <button
            type="button"
            className="ek-link"
            disabled={busy}
            aria-label={`${messages.remove}: ${phrase}`}
            onClick={() =>
              void run(async () => {
                await call(watchedApi.removeWord, { params })
                return messages.removed
              })
            }
          >
            {messages.remove}
          </button>
        </div>
      </td>
    </tr>
  )
}
