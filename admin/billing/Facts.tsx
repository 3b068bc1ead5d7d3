import type { PaymentStatusView } from '#domain/billing/staffApi.ts'
import { fill } from '#messages/catalog.ts'
import { State } from '#admin/_shell/State.tsx'
import type { PaymentMessages } from './types.ts'

type Props = { status: PaymentStatusView; messages: PaymentMessages }

/** What is set at the payment provider, as pairs. Keys show their last four characters. */
export function Facts({ status, messages }: Props) {
  const { status: texts } = messages
  const { env, stripe } = status
  const keyText = ({ present, last4 }: typeof env.secretKey) =>
    present ? fill(texts.present, { last4: last4 ?? '' }) : env.isSandbox ? texts.sandbox : texts.missing
  return (
    <>
      <p>
        <State kind={status.ok ? (stripe.livemode ? 'ok' : 'warn') : 'bad'}>{status.message}</State>
      </p>
      {status.errors.length > 0 && (
        <div className="ek-notice ek-notice--bad" role="alert">
          <p>{texts.check_error}</p>
          <ul>
            {status.errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className="ek-facts">
        <dt>{texts.account}</dt>
        <dd>{stripe.accountId ?? texts.none}</dd>
        <dt>{texts.live_keys}</dt>
        <dd>{env.liveKeysConfigured ? texts.yes : texts.no}</dd>
        <dt>{texts.public_key}</dt>
        <dd>{env.publicKey.present ? keyText(env.publicKey) : texts.not_needed}</dd>
        <dt>{texts.secret_key}</dt>
        <dd>{keyText(env.secretKey)}</dd>
        <dt>{texts.webhook_secret}</dt>
        <dd>{keyText(env.webhookSecret)}</dd>
      </dl>
    </>
  )
}
