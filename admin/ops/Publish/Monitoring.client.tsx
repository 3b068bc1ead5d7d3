'use client'

import { opsApi } from '#domain/ops/api.ts'
import type { Locale } from '#messages/locales.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import { ServerStatus } from '../Dashboard/parts/ServerStatus.tsx'
import type { DashboardMessages } from '../Dashboard/types.ts'
import type { ReadinessMessages } from '../parts/types.ts'
import { useLoaded } from '../parts/useLoaded.client.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { KillSwitches } from './KillSwitches.client.tsx'

/** Milliseconds between two looks at the server. Source: docs/rules/ops.md S-003-2.2. */
const EVERY_MS = 30_000
const load = async () => (await call(opsApi.dashboardCards)).server

type Props = {
  messages: ReadinessMessages
  dashboard: DashboardMessages
  flagFailed: string
  cancel: string
  locale: Locale
}

/** Phase C: the kill switches, and how the system is. */
export function Monitoring({ messages, dashboard, flagFailed, cancel, locale }: Props) {
  return (
    <>
      <Block id="switches" title={messages.switches.title} aside={messages.switches.intro}>
        <KillSwitches messages={messages} flagFailed={flagFailed} cancel={cancel} />
      </Block>
      <Block id="health" title={messages.switches.health}>
        <Health messages={messages} dashboard={dashboard} locale={locale} />
      </Block>
    </>
  )
}

function Health({ messages, dashboard, locale }: Pick<Props, 'messages' | 'dashboard' | 'locale'>) {
  const loaded = useLoaded(load, EVERY_MS)
  if (!loaded.data) return <Waiting of={loaded} messages={messages} />
  return (
    <>
      {loaded.hasFailed && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {messages.failed}
        </p>
      )}
      <ServerStatus parts={loaded.data} messages={dashboard} locale={locale} />
    </>
  )
}
