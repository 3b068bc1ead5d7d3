'use client'

import { useState } from 'react'
import { Tabs } from '#admin/_shell/Tabs.client.tsx'
import { StatusCheck } from '../StatusCheck.client.tsx'
import { TestCheckout } from '../TestCheckout.client.tsx'
import type { PaymentMessages } from '../types.ts'
import { Webhook } from '../Webhook.client.tsx'

/** The three steps of the setup, as tabs. */
export function Setup({ messages, isMirrored }: { messages: PaymentMessages; isMirrored: boolean }) {
  const [current, setCurrent] = useState('check')
  const { setup } = messages
  return (
    <Tabs
      label={setup.tabs}
      current={current}
      onChange={setCurrent}
      isMirrored={isMirrored}
      tabs={[
        {
          id: 'check',
          label: setup.check,
          body: <StatusCheck messages={messages} failed={setup.check_failed} />,
        },
        { id: 'webhook', label: setup.webhook, body: <Webhook messages={messages} /> },
        { id: 'transaction', label: setup.transaction, body: <TestCheckout messages={messages} /> },
      ]}
    />
  )
}
