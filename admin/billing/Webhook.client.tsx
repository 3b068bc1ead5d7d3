'use client'

import { useEffect, useState } from 'react'
import { paymentStaffApi, type PaymentStatusView } from '#domain/billing/staffApi.ts'
import { call } from '#admin/_shell/call.client.ts'
import type { PaymentMessages } from './types.ts'

/** Milliseconds for which a copy is confirmed. */
const CONFIRMED_MS = 2_000

/** Where the provider sends events, with a button that copies it, and which events to choose there. */
export function Webhook({ messages }: { messages: PaymentMessages }) {
  const { setup } = messages
  const [webhook, setWebhook] = useState<PaymentStatusView['webhook'] | 'failed' | null>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    call(paymentStaffApi.paymentStatus, { body: {} }).then(
      (status) => setWebhook(status.webhook),
      () => setWebhook('failed'),
    )
  }, [])
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  if (webhook === null) return <p role="status">{messages.status.checking}</p>
  if (webhook === 'failed')
    return (
      <p className="ek-notice ek-notice--bad" role="alert">
        {setup.check_failed}
      </p>
    )
  return (
    <>
      <h2>{setup.endpoint}</h2>
      <p>
        <code dir="ltr">{webhook.url}</code>{' '}
        <button
          type="button"
          className="ek-button"
          onClick={() => void navigator.clipboard.writeText(webhook.url).then(() => setCopied(true))}
        >
          {setup.copy}
        </button>{' '}
        <span role="status">{isCopied ? setup.copied : ''}</span>
      </p>
      <Events title={setup.required} events={webhook.required} />
      <Events title={setup.others} events={webhook.others} />
    </>
  )
}

function Events({ title, events }: { title: string; events: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {events.map((event) => (
          <li key={event}>
            <code dir="ltr">{event}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
