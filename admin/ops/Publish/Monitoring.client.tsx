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
  words: ReadinessMessages
  dashboard: DashboardMessages
  flagFailed: string
  cancel: string
  locale: Locale
}

/** Phase C: the kill switches, and how the system is. */
export function Monitoring({ words, dashboard, flagFailed, cancel, locale }: Props) {
  return (
    <>
      <Block id="switches" title={words.switches.title} aside={words.switches.intro}>
        <KillSwitches words={words} flagFailed={flagFailed} cancel={cancel} />
      </Block>
      <Block id="health" title={words.switches.health}>
        <Health words={words} dashboard={dashboard} locale={locale} />
      </Block>
    </>
  )
}

function Health({ words, dashboard, locale }: Pick<Props, 'words' | 'dashboard' | 'locale'>) {
  const loaded = useLoaded(load, EVERY_MS)
  if (!loaded.data) return <Waiting of={loaded} words={words} />
  return (
    <>
      {loaded.hasFailed && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {words.failed}
        </p>
      )}
      <ServerStatus parts={loaded.data} words={dashboard} locale={locale} />
    </>
  )
}
