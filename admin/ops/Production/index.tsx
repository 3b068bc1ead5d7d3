import { guarded } from '#admin/_shell/guarded.tsx'
import { ProductionChecks } from './ProductionChecks.client.tsx'
import { Documentation } from './parts/Documentation.tsx'

/**
 * `/admin/production`: whether the product is ready for members. Back leads to `/`. Source: docs/rules/ops.md
 * S-003-2.15.
 */
export const Production = guarded('Production', ({ words, locale, actor }) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{words.readiness.production.title}</h1>
      <p>
        {words.readiness.production.intro} <a href="/">{words.readiness.production.back}</a>
      </p>
    </div>
    <ProductionChecks words={words.readiness} reader={{ locale, timeZone: actor.timeZone }} />
    <Documentation words={words} />
  </div>
))
