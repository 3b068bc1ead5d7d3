import { releaseName } from '#operations/ops/release/releaseName.ts'
import { services } from '#services'
import { guarded } from '#admin/_shell/guarded.tsx'
import { PageTabs } from '#admin/_shell/PageTabs.client.tsx'
import { fill } from '#messages/catalog.ts'
import { FinalQa } from './FinalQa.client.tsx'
import { GoLive } from './GoLive.client.tsx'
import { Monitoring } from './Monitoring.client.tsx'

/** `/admin/publish`: a release in three phases. Source: docs/rules/ops.md S-003-2.15. */
export const Publish = guarded('Publish', ({ messages, locale, actor, asked }) => {
  const { publish } = messages.readiness
  const reader = { locale, timeZone: actor.timeZone }
  return (
    <div className="ek-page">
      <div className="ek-title">
        <h1>{publish.title}</h1>
        <p>{fill(publish.intro, { release: releaseName(services().env) })}</p>
      </div>
      <PageTabs
        label={publish.tabs}
        path="/admin/publish"
        tab={typeof asked.tab === 'string' ? asked.tab : undefined}
        locale={locale}
        tabs={[
          {
            id: 'a',
            label: publish.a,
            count: undefined,
            body: <FinalQa messages={messages.readiness} reader={reader} />,
          },
          {
            id: 'b',
            label: publish.b,
            count: undefined,
            body: <GoLive messages={messages.readiness} payments={messages.payments} reader={reader} />,
          },
          {
            id: 'c',
            label: publish.c,
            count: undefined,
            body: (
              <Monitoring
                messages={messages.readiness}
                flagFailed={messages.flags.error.update}
                cancel={messages.common.action.cancel}
                dashboard={messages.ops.admin.dashboard}
                locale={locale}
              />
            ),
          },
        ]}
      />
    </div>
  )
})
