import { guarded } from '#admin/_shell/guarded.tsx'
import { ProductionChecks } from './ProductionChecks.client.tsx'
import { Documentation } from './parts/Documentation.tsx'

/**
 * `/admin/production`: whether the product is ready for members. Back leads to `/`. Source: docs/rules/ops.md
 * S-003-2.15.
 */
export const Production = guarded('Production', ({ messages, locale, actor }) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{messages.readiness.production.title}</h1>
      <p>
        {messages.readiness.production.intro} <a href="/">{messages.readiness.production.back}</a>
      </p>
    </div>
    <ProductionChecks messages={messages.readiness} reader={{ locale, timeZone: actor.timeZone }} />
    <Documentation messages={messages} />
  </div>
))
