'use client'

import { useEffect, useRef } from 'react'
import { paymentStaffApi } from '#domain/billing/staffApi.ts'
import { call } from '#admin/_shell/call.client.ts'
import { Facts } from './Facts.tsx'
import type { PaymentMessages } from './types.ts'
import { usePress } from '#admin/_shell/usePress.client.ts'

const check = () => call(paymentStaffApi.paymentStatus, { body: { invalidate: true } })

/** Checks the status once the page is open, and again at a press. */
export function StatusCheck({ messages, failed }: { messages: PaymentMessages; failed: string }) {
  const { press, start } = usePress(check)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    start()
  })
  return (
    <>
      {(press.state === 'running' || press.state === 'idle') && (
        <p role="status">{messages.status.checking}</p>
      )}
      {press.state === 'failed' && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {failed}
        </p>
      )}
      {press.state === 'done' && <Facts status={press.answer} messages={messages} />}
      <button type="button" className="ek-button" disabled={press.state === 'running'} onClick={start}>
        {messages.status.again}
      </button>
    </>
  )
}
