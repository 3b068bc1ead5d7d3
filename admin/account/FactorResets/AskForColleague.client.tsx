'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { factorResetApi } from '#domain/account/factorResetApi.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import type { ResetMessages } from './ResetRequests.client.tsx'

/** Starts a request for a colleague who lost the device; a third person decides. */
export function AskForColleague({ messages, onAsked }: { messages: ResetMessages; onAsked: () => void }) {
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    try {
      await call(factorResetApi.ask, { body: { email } })
      setEmail('')
      toast.success(messages.asked)
      onAsked()
    } catch {
      toast.error(messages.ask_failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Block id="ask" title={messages.ask_title}>
      <p>{messages.ask_intro}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <p>
          <label htmlFor="colleague">{messages.email}</label>{' '}
          <input
            id="colleague"
            type="email"
            required
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />{' '}
          <button type="submit" className="ek-button" disabled={busy}>
            {messages.ask}
          </button>
        </p>
      </form>
    </Block>
  )
}
