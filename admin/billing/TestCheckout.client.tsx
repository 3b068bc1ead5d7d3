'use client'

import { toast } from '@payloadcms/ui'
import { paymentStaffApi } from '#domain/billing/staffApi.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { State } from '#admin/_shell/State.tsx'
import { usePress } from '#admin/_shell/usePress.client.ts'
import type { PaymentMessages } from './types.ts'

type Opened = { url: string; sessionId: string; livemode: boolean }
type Props = {
  messages: PaymentMessages
  /** Opens the checkout; left out: one of the Individual plan. */
  open?: () => Promise<Opened>
  start?: string
  starting?: string
  /** Called once a checkout is there. */
  onOpened?: () => void
}

const individual = () => call(paymentStaffApi.testCheckout, { body: {} })

/** Opens a checkout in a new tab, and shows its mode, session and address. */
export function TestCheckout({
  messages,
  open = individual,
  start: label = messages.test.start,
  starting = messages.test.starting,
  onOpened,
}: Props) {
  const { test: texts } = messages
  const { press, start } = usePress(async () => {
    // The tab opens with the press: a browser blocks one that comes later.
    const tab = window.open('about:blank', '_blank')
    try {
      const answer = await open()
      if (tab) {
        tab.opener = null
        tab.location.replace(answer.url)
      }
      onOpened?.()
      return answer
    } catch (error) {
      tab?.close()
      toast.error(`${texts.failed}: ${answerOf(error, messages.error.checkout)}`)
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
        {press.state === 'running' ? starting : label}
      </button>
      {press.state === 'failed' && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {answerOf(press.error, messages.error.checkout)}
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
