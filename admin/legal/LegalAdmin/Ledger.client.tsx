'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { legalApi, type LedgerRow } from '#domain/legal/api.ts'
import { fill } from '#messages/catalog.ts'
import { ScrollBox } from '#admin/_shell/ScrollBox.tsx'
import { call } from '#admin/_shell/call.client.ts'
import { saveFile } from '#admin/_shell/saveFile.client.ts'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { LoudlyFailed } from './parts/LoudlyFailed.tsx'
import type { LegalMessages } from './types.ts'

const EVERY_MS = 60_000
const load = async () => (await call(legalApi.consentLedger)).rows

type Props = { rows: LedgerRow[] | null; at: number; locale: string; messages: LegalMessages }

/** The latest consents, and the same as a file. */
export function Ledger({ rows, at, locale, messages }: Props) {
  const polled = usePolled({ data: rows, at, everyMs: EVERY_MS, load })
  const [busy, setBusy] = useState(false)

  if (!polled.data)
    return <LoudlyFailed text={messages.ledger_failed} retry={messages.retry} again={polled.again} />
  if (polled.data.length === 0) return <p className="ek-empty">{messages.ledger_empty}</p>

  async function save() {
    setBusy(true)
    try {
      const { name, csv } = await call(legalApi.exportLedger)
      saveFile(name, csv)
    } catch {
      toast.error(messages.export_failed)
    } finally {
      setBusy(false)
    }
  }

  // In one zone for all staff, and for server and browser.
  const when = (instant: string) =>
    new Date(instant).toLocaleString(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    })
  const { column } = messages
  return (
    <>
      <div className="ek-acts">
        <p>{fill(messages.ledger_intro, { count: polled.data.length.toLocaleString(locale) })}</p>
        <button type="button" className="ek-button" disabled={busy} onClick={() => void save()}>
          {messages.export}
        </button>
      </div>
      <ScrollBox name={messages.ledger}>
        <table className="ek-table ek-ledger">
          <thead>
            <tr>
              <th scope="col">{column.user}</th>
              <th scope="col">{column.version}</th>
              <th scope="col">{column.accepted_at}</th>
              <th scope="col">{column.ip}</th>
              <th scope="col">{column.user_agent}</th>
              <th scope="col">{column.guardian}</th>
              <th scope="col">{column.reading}</th>
            </tr>
          </thead>
          <tbody>
            {polled.data.map((row) => (
              <tr key={row.id}>
                <td>{row.user ?? '–'}</td>
                <td>{row.version}</td>
                <td>
                  <time dateTime={row.acceptedAt}>{when(row.acceptedAt)}</time>
                </td>
                <td>{row.ip ?? '–'}</td>
                <td>{row.userAgent ?? '–'}</td>
                <td>{row.guardian ?? '–'}</td>
                <td>{row.reading ? messages.readings[row.reading] : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}
