import { Suspense } from 'react'
import { spanOf, usageSpans, type UsageSpan } from '#domain/analytics/ageBands.ts'
import { fill } from '#messages/catalog.ts'
import { usageByAge } from '#operations/analytics/usageByAge.ts'
import { services } from '#services'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { Report } from './parts/Report.tsx'

/** Use by age band, of adults who agreed to be counted. Source: docs/rules/analytics.md S-000-9, D-025. */
export const UsageByAge = guarded('UsageByAge', (props) => {
  const messages = props.messages.panel.usage
  const span = spanOf(props.asked.days)
  return (
    <div className="ek-page">
      <div className="ek-title">
        <h1>{messages.title}</h1>
        <p>{messages.intro}</p>
      </div>
      <div className="ek-notice ek-notice--calm">
        <p>{messages.minors}</p>
        <p>{messages.consent}</p>
      </div>
      <nav className="ek-spans" aria-label={messages.span}>
        {usageSpans.map((days) => (
          <a key={days} href={`/admin/usage?days=${days}`} aria-current={days === span ? 'page' : undefined}>
            {fill(messages.days, { count: days.toLocaleString(props.locale) })}
          </a>
        ))}
      </nav>
      <Suspense key={span} fallback={<p role="status">{messages.loading}</p>}>
        <Counted {...props} span={span} />
      </Suspense>
    </div>
  )
})

async function Counted({ actor, messages, locale, span }: ViewProps & { span: UsageSpan }) {
  const { db, clock, log } = services()
  const usage = await usageByAge(db, actor, { span, now: clock.now() }).catch((error: unknown) => {
    log.error({ err: error }, 'usage not counted')
    return null
  })
  if (!usage) {
    return (
      <p className="ek-notice ek-notice--bad" role="alert">
        {messages.panel.usage.failed}{' '}
        <a className="ek-link" href={`/admin/usage?days=${span}`}>
          {messages.common.action.retry}
        </a>
      </p>
    )
  }
  return <Report usage={usage} messages={messages.panel.usage} locale={locale} />
}
