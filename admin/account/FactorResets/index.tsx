import { Suspense } from 'react'
import { listFactorResets } from '#operations/account/listFactorResets.ts'
import { services } from '#services'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { ResetRequests } from './ResetRequests.client.tsx'

/** Requests of staff to remove their second factors, and asking for a colleague who cannot sign in. */
export const FactorResets = guarded('FactorResets', (props) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{props.messages.panel.factor_resets.title}</h1>
      <p>{props.messages.panel.factor_resets.intro}</p>
    </div>
    <Suspense fallback={<p role="status">{props.messages.panel.factor_resets.loading}</p>}>
      <Fetched {...props} />
    </Suspense>
  </div>
))

async function Fetched({ actor, messages, locale }: ViewProps) {
  const made = services()
  const requests = await listFactorResets(made, actor).catch((error: unknown) => {
    made.log.error({ err: error }, 'requests to remove factors not fetched')
    return null
  })
  return (
    <ResetRequests
      requests={requests}
      at={made.clock.now().getTime()}
      locale={locale}
      messages={{ ...messages.panel.factor_resets, retry: messages.common.action.retry }}
    />
  )
}
