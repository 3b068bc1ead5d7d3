'use client'

import { toast } from '@payloadcms/ui'
import { paymentStaffApi } from '#domain/billing/staffApi.ts'
import { call } from '#admin/_shell/call.client.ts'
import { State } from '#admin/_shell/State.tsx'
import type { PaymentMessages } from './types.ts'
import { usePress } from './usePress.client.ts'

/** Opens a checkout in a new tab, and shows its mode, session and address. */
export function TestCheckout({ words }: { words: PaymentMessages }) {
  const { test: texts } = words
  const { press, start } = usePress(async () => {
    // The tab opens with the press: a browser refuses one that comes later.
    const tab = window.open('about:blank', '_blank')
    try {
      const answer = await call(paymentStaffApi.testCheckout, { body: {} })
      if (tab) {
        tab.opener = null
        tab.location.replace(answer.url)
      }
      return answer
    } catch (error) {
      tab?.close()
      toast.error(`${texts.failed}: ${words.error.checkout}`)
      throw error
    }
  })
  return (
    <>
      <button
        type="button"
        className="ek-button ek-button--strong"
        disabled={press.state === 'running'}
        onClick={start}
      >
        {press.state === 'running' ? texts.starting : texts.start}
      </button>
      {press.state === 'failed' && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {words.error.checkout}
        </p>
      )}
      {press.state === 'done' && (
        <dl className="ek-facts" aria-live="polite">
          <dt>{texts.mode}</dt>
          <dd>
            <State kind={press.answer.livemode ? 'ok' : 'warn'}>
              {press.answer.livemode ? texts.live : texts.mode_test}
            </State>
            {press.answer.livemode && <p>{texts.live_warning}</p>}
          </dd>
          <dt>{texts.session}</dt>
          <dd>
            <code dir="ltr">
              {press.answer.sessionId === 'unknown' ? texts.unknown : press.answer.sessionId}
            </code>
          </dd>
          <dt>{texts.link}</dt>
          <dd>
            <a href={press.answer.url} target="_blank" rel="noreferrer">
              {texts.open}
            </a>
          </dd>
        </dl>
      )}
    </>
  )
}
