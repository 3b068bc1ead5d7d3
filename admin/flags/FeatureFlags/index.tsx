import { Suspense } from 'react'
import { listFlags } from '#operations/flags/listFlags.ts'
import { services } from '#services'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { FlagSwitches } from './FlagSwitches.client.tsx'

/** Feature flags by category, each with its switch. Source: docs/rules/flags.md S-003-2.13. */
export const FeatureFlags = guarded('FeatureFlags', (props) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{props.messages.flags.admin.title}</h1>
      <p>{props.messages.flags.admin.intro}</p>
    </div>
    <Suspense fallback={<p role="status">{props.messages.flags.admin.loading}</p>}>
      <Fetched {...props} />
    </Suspense>
  </div>
))

async function Fetched({ messages, locale }: ViewProps) {
  const { db, clock, log } = services()
  const flags = await listFlags(db).catch((error: unknown) => {
    log.error({ err: error }, 'flags not fetched')
    return null
  })
  const { action, state } = messages.common
  return (
    <FlagSwitches
      flags={flags}
      at={clock.now().getTime()}
      locale={locale}
      messages={{
        ...messages.flags.admin,
        failedToUpdate: messages.flags.error.update,
        cancel: action.cancel,
        retry: action.retry,
        wait: state.loading,
      }}
    />
  )
}
