'use client'

import { paymentStaffApi, type PaymentDiagnosticView } from '#domain/billing/staffApi.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { ScrollBox } from '#admin/_shell/ScrollBox.tsx'
import { State } from '#admin/_shell/State.tsx'
import type { PaymentMessages } from '../types.ts'
import { usePress } from '#admin/_shell/usePress.client.ts'

const run = () => call(paymentStaffApi.paymentDiagnostic, { body: {} })
const kinds = { pass: 'ok', fail: 'bad', warning: 'warn' } as const

/** Idle, running, then what was found or why not. */
export function Diagnostics({ messages }: { messages: PaymentMessages }) {
  const { diagnostics: texts } = messages
  const { press, start } = usePress(run)
  return (
    <>
      <button
        type="button"
        className="ek-button ek-button--strong"
        disabled={press.state === 'running'}
        onClick={start}
      >
        {texts.run}
      </button>
      <div aria-live="polite">
        {press.state === 'idle' && <p className="ek-empty">{texts.first}</p>}
        {press.state === 'running' && <p>{texts.running}</p>}
        {press.state === 'failed' && (
          <p className="ek-notice ek-notice--bad">{answerOf(press.error, texts.failed)}</p>
        )}
        {press.state === 'done' && <Found found={press.answer} messages={messages} />}
      </div>
    </>
  )
}

function Found({ found, messages }: { found: PaymentDiagnosticView; messages: PaymentMessages }) {
  const { diagnostics: texts } = messages
  const { passed, failed, warnings } = found.summary
  const failedSteps = found.results.filter(({ status }) => status === 'fail')
  return (
    <>
      <p>
        <State kind={found.liveReady ? 'ok' : 'bad'}>{found.liveReady ? texts.ready : texts.not_ready}</State>
      </p>
      <dl className="ek-facts">
        <dt>{texts.passed}</dt>
        <dd>{passed}</dd>
        <dt>{texts.failures}</dt>
        <dd>{failed}</dd>
        <dt>{texts.warnings}</dt>
        <dd>{warnings}</dd>
      </dl>
      {failedSteps.length > 0 && (
        <div className="ek-notice ek-notice--bad">
          <ul>
            {failedSteps.map(({ step, message }) => (
              <li key={step}>{message}</li>
            ))}
          </ul>
          <p>{texts.update}</p>
        </div>
      )}
      <ScrollBox name={texts.title}>
        <table className="ek-table">
          <thead>
            <tr>
              <th scope="col">{texts.step}</th>
              <th scope="col">{texts.result}</th>
            </tr>
          </thead>
          <tbody>
            {found.results.map(({ step, status, message, details }) => (
              <tr key={step}>
                <th scope="row">{messages.step[step].name}</th>
                <td>
                  <State kind={kinds[status]}>{texts.state[status]}</State> {message}
                  {details && (
                    <>
                      {' '}
                      <code dir="ltr">{details}</code>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}
