'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { factorResetApi, type FactorResetView } from '#domain/account/factorResetApi.ts'
import { fill } from '#messages/catalog.ts'
import type { AdminMessages } from '#admin/_shell/messages.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { AskForColleague } from './AskForColleague.client.tsx'

/** A request may come while the page is open, so the list is asked for again this often. */
const EVERY_MS = 30_000
const load = async () => (await call(factorResetApi.list)).requests

/** The texts of the view. */
export type ResetMessages = AdminMessages['panel']['factor_resets'] & { retry: string }
type Props = { requests: FactorResetView[] | null; at: number; locale: string; messages: ResetMessages }

/** The requests that wait, each with its two answers. */
export function ResetRequests({ requests, at, locale, messages }: Props) {
  const polled = usePolled({ data: requests, at, everyMs: EVERY_MS, load })
  const [busy, setBusy] = useState(false)
  const when = (instant: string) =>
    new Date(instant).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })

  async function decide(id: string, agree: boolean) {
    setBusy(true)
    try {
      await call(factorResetApi.decide, { params: { id }, body: { agree } })
      toast.success(messages.decided)
    } catch {
      toast.error(messages.decide_failed)
    } finally {
      setBusy(false)
      polled.again()
    }
  }

  if (!polled.data) return <LoadFailed text={messages.failed} retry={messages.retry} again={polled.again} />
  return (
    <>
      <Block id="waiting" title={messages.waiting}>
        {polled.data.length === 0 && <p className="ek-empty">{messages.empty}</p>}
        <ul className="ek-flags">
          {polled.data.map(({ id, email, username, askedBy, askedAt, expiresAt, mayDecide }) => (
            <li key={id}>
              <div>
                <b>{email}</b> <code>{username}</code>
                <p>
                  {fill(messages.asked_by, { email: askedBy, when: when(askedAt), until: when(expiresAt) })}
                </p>
              </div>
              {mayDecide ? (
                <div className="ek-dialog__acts">
                  <button
                    type="button"
                    className="ek-button"
                    disabled={busy}
                    onClick={() => void decide(id, false)}
                  >
                    {messages.refuse}
                  </button>
                  <button
                    type="button"
                    className="ek-button ek-button--strong"
                    disabled={busy}
                    onClick={() => void decide(id, true)}
                  >
                    {messages.agree}
                  </button>
                </div>
              ) : (
                <p>{messages.own}</p>
              )}
            </li>
          ))}
        </ul>
      </Block>
      <AskForColleague messages={messages} onAsked={polled.again} />
    </>
  )
}
