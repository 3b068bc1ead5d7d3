import { Suspense } from 'react'
import { dashboardCards } from '#operations/ops/dashboardCards.ts'
import { services } from '#services'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { navGroups } from '#admin/_shell/navGroups.ts'
import { payloadGroups } from '#admin/_shell/payloadGroups.ts'
import { DashboardCards } from './DashboardCards.client.tsx'

/** The first page of the panel: counts, server status, links. Source: docs/rules/ops.md S-003-2.2. */
export const Dashboard = guarded('Dashboard', (props) => {
  const { dashboard, shell } = props.messages.ops.admin
  return (
    <>
      {props.denied && (
        <p className="ek-notice" role="status">
          {shell.access_denied}
        </p>
      )}
      <Suspense fallback={<p role="status">{dashboard.counting}</p>}>
        <Counted {...props} />
      </Suspense>
    </>
  )
})

async function Counted({ actor, messages, locale, view }: ViewProps) {
  const { db, clock, ai, log } = services()
  const cards = await dashboardCards({ db, clock, ai }).catch((error: unknown) => {
    log.error({ err: error }, 'dashboard not counted')
    return null
  })
  const { req, permissions, visibleEntities } = view.initPageResult
  const groups = payloadGroups({ i18n: req.i18n, payload: req.payload, permissions, visibleEntities })
  return (
    <DashboardCards
      cards={cards}
      at={clock.now().getTime()}
      links={navGroups({ roles: actor.roles, groups, messages }).groups.flatMap((group) => group.links)}
      messages={messages.ops.admin.dashboard}
      locale={locale}
      timeZone={actor.timeZone}
    />
  )
}
