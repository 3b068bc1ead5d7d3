'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { openMinutes, releaseApi, type HeldEntry, type OpenWords } from '#domain/moderation/releaseApi.ts'
import { fill } from '#messages/catalog.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { ReasonDialog } from '../parts/ReasonDialog.tsx'
import { HeldRow } from './HeldRow.tsx'
import type { Deed, ReleaseMessages } from './types.ts'

/** Colleagues work beside this page, so the list is asked for again this often, in milliseconds. */
const EVERY_MS = 15_000
const load = async () => (await call(releaseApi.listHeld)).entries

type Props = { entries: HeldEntry[] | null; at: number; locale: string; messages: ReleaseMessages }
type Opened = OpenWords & { id: string }
type Asking = { deed: Deed; entry: HeldEntry }

/** The held entries, each with what the caller may do next. An open text leaves the page when its time is over. */
export function HeldList({ entries, at, locale, messages }: Props) {
  const polled = usePolled({ data: entries, at, everyMs: EVERY_MS, load })
  const [asking, setAsking] = useState<Asking | null>(null)
  const [minutes, setMinutes] = useState<(typeof openMinutes)[number]>(openMinutes[0])
  const [opened, setOpened] = useState<Opened | null>(null)
  const [busy, setBusy] = useState(false)
  const [issue, setIssue] = useState<string | null>(null)

  const ask = (deed: Deed, entry: HeldEntry) => {
    setIssue(null)
    setAsking({ deed, entry })
  }

  async function act({ deed, entry }: Asking, reason: string) {
    const params = { id: entry.id }
    if (deed === 'open') {
      const found = await call(releaseApi.open, { params, body: { reason, minutes } })
      return setOpened({ ...found, id: entry.id })
    }
    if (deed === 'propose') {
      await call(releaseApi.propose, { params, body: { reason, version: opened?.version ?? 0 } })
      return void toast.success(messages.proposed)
    }
    const release = deed === 'confirm'
    await call(releaseApi.decideRelease, {
      params,
      body: { reason, release, releaseId: entry.proposal?.id ?? '' },
    })
    setOpened(null)
    toast.success(release ? messages.released : messages.declined)
  }

  async function confirm(reason: string) {
    if (!asking) return
    setBusy(true)
    try {
      await act(asking, reason)
      setAsking(null)
      polled.again()
    } catch (error) {
      setIssue(answerOf(error, messages.error))
    } finally {
      setBusy(false)
    }
  }

  /** Opens the text again after a reload of the page, while it may be read. */
  async function show(id: string) {
    try {
      setOpened({ ...(await call(releaseApi.readOpenEntry, { params: { id } })), id })
    } catch {
      toast.error(messages.closed)
      polled.again()
    }
  }

  if (!polled.data) return <LoadFailed text={messages.failed} retry={messages.retry} again={polled.again} />
  return (
    <>
      {polled.data.length === 0 && <p className="ek-empty">{messages.empty}</p>}
      <ul className="ek-held">
        {polled.data.map((entry) => (
          <HeldRow
            key={entry.id}
            entry={entry}
            opened={opened?.id === entry.id ? opened : null}
            locale={locale}
            messages={messages}
            onAsk={(deed) => ask(deed, entry)}
            onShow={() => void show(entry.id)}
            onClose={() => setOpened(null)}
          />
        ))}
      </ul>
      {asking && (
        <ReasonDialog
          key={`${asking.deed} ${asking.entry.id}`}
          title={fill(messages[`${asking.deed}_title`], { name: asking.entry.username })}
          text={messages[`${asking.deed}_text`]}
          messages={{ ...messages, confirm: messages[asking.deed] }}
          busy={busy}
          issue={issue}
          onCancel={() => setAsking(null)}
          onConfirm={(reason) => void confirm(reason)}
        >
          {asking.deed === 'open' && (
            <label>
              {messages.minutes}
              <select
                value={minutes}
                onChange={({ target }) =>
                  setMinutes(openMinutes.find((one) => one === Number(target.value)) ?? openMinutes[0])
                }
              >
                {openMinutes.map((count) => (
                  <option key={count} value={count}>
                    {fill(messages.minutes_count, { count: count.toLocaleString(locale) })}
                  </option>
                ))}
              </select>
            </label>
          )}
        </ReasonDialog>
      )}
    </>
  )
}
