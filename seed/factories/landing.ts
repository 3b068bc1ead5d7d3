import { locales } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { landingStatistics, landingVoices, VOICE_SOURCE } from '../content/landing.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

const row = { _order: 'int', _parent_id: 'uuid', id: 'text' } as const
const localized = { _locale: '_locales', _parent_id: 'text' } as const

/** Statistics and voices of the demo's landing page: they are not true. Source: docs/rules/content.md D-035. */
export async function seedLanding(sql: Sql, now: Date): Promise<void> {
  const page = seedId('landing-page')
  await insertRows(sql, 'landing_page', { id: 'uuid', ...stamps }, [
    { id: page, created_at: now, updated_at: now },
  ])
  const place = (kind: string, index: number) => ({
    _order: index + 1,
    _parent_id: page,
    id: seedId(`landing-${kind}:${index}`),
  })
  const figures = landingStatistics.map((figure, index) => ({ ...figure, ...place('statistic', index) }))
  await insertRows(sql, 'landing_page_statistics', { ...row, value: 'text' }, figures)
  await insertRows(
    sql,
    'landing_page_statistics_locales',
    { ...localized, label: 'text' },
    figures.flatMap(({ id, label }) =>
      locales.map((locale) => ({ _locale: locale, _parent_id: id, label: label[locale] })),
    ),
  )
  const voices = landingVoices.map((voice, index) => ({
    ...voice,
    ...place('voice', index),
    source: VOICE_SOURCE,
    has_consent: true,
  }))
  await insertRows(
    sql,
    'landing_page_testimonials',
    { ...row, name: 'text', source: 'text', has_consent: 'boolean' },
    voices,
  )
  await insertRows(
    sql,
    'landing_page_testimonials_locales',
    { ...localized, quote: 'text', role: 'text' },
    voices.flatMap(({ id, quote, role }) =>
      locales.map((locale) => ({
        _locale: locale,
        _parent_id: id,
        quote: quote[locale],
        role: role[locale],
      })),
    ),
  )
}
