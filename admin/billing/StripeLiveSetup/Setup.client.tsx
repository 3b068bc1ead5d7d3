'use client'

import { useState } from 'react'
import { Tabs } from '#admin/_shell/Tabs.client.tsx'
import { StatusCheck } from '../StatusCheck.client.tsx'
import { TestCheckout } from '../TestCheckout.client.tsx'
import type { PaymentMessages } from '../types.ts'
import { Webhook } from '../Webhook.client.tsx'

/** The three steps of the setup, as tabs. */
export function Setup({ words, isMirrored }: { words: PaymentMessages; isMirrored: boolean }) {
  const [current, setCurrent] = useState('check')
  const { setup } = words
  return (
    <Tabs
      label={setup.tabs}
      current={current}
      onChange={setCurrent}
      isMirrored={isMirrored}
      tabs={[
        { id: 'check', label: setup.check, body: <StatusCheck words={words} failed={setup.check_failed} /> },
        { id: 'webhook', label: setup.webhook, body: <Webhook words={words} /> },
        { id: 'transaction', label: setup.transaction, body: <TestCheckout words={words} /> },
      ]}
    />
  )
}
