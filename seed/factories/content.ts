import { locales, type Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { coachTemplates } from '../content/coach.ts'
import { motivationalContent } from '../content/motivation.ts'
import { journalPrompts } from '../content/prompts.ts'
import { seedId } from '../ids.ts'
import { giveFirstVersions } from './firstVersions.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { pieceText } from '../pieceText.ts'

const localized = { _locale: '_locales', _parent_id: 'uuid' } as const
type Words = Readonly<Record<Locale, Record<string, string>>>

/** One row for each language. */
const inAllLocales = (parent: string, words: Words) =>
  locales.map((locale) => ({ _locale: locale, _parent_id: parent, ...words[locale] }))
const perLocale = (read: (locale: Locale) => Record<string, string>): Words => ({
  en: read('en'),
  es: read('es'),
  fr: read('fr'),
  ar: read('ar'),
})

/** What the coach may say. */
export async function seedTemplates(sql: Sql, now: Date): Promise<void> {
  const rows = coachTemplates.map((template) => ({
    id: seedId(`template:${template.key}`),
    message_type: template.messageType,
    age_group: template.ageGroup,
    focus_area: template.focusArea,
    priority: template.priority,
    cooldown_days: template.cooldownDays,
    active: true,
    created_at: now,
    updated_at: now,
    words: perLocale((locale) => ({ content: template.content[locale] })),
  }))
  await insertRows(
    sql,
    'persona_templates',
    {
      id: 'uuid',
      message_type: 'enum_persona_templates_message_type',
      age_group: 'enum_persona_templates_age_group',
      focus_area: 'enum_persona_templates_focus_area',
      priority: 'int',
      cooldown_days: 'int',
      active: 'boolean',
      ...stamps,
    },
    rows,
  )
  const words = rows.flatMap((row) => inAllLocales(row.id, row.words))
  await insertRows(sql, 'persona_templates_locales', { ...localized, content: 'text' }, words)
}

/** What to write about. */
export async function seedPrompts(sql: Sql, now: Date): Promise<void> {
  const rows = journalPrompts.map(({ key, category, ageGroup, prompt }) => ({
    id: seedId(`prompt:${key}`),
    category,
    age_group: ageGroup,
    active: true,
    _status: 'published',
    created_at: now,
    updated_at: now,
    words: perLocale((locale) => ({ prompt: prompt[locale] })),
  }))
  await insertRows(
    sql,
    'journal_prompts',
    {
      id: 'uuid',
      category: 'text',
      age_group: 'enum_journal_prompts_age_group',
      active: 'boolean',
      _status: 'enum_journal_prompts_status',
      ...stamps,
    },
    rows,
  )
  const words = rows.flatMap((row) => inAllLocales(row.id, row.words))
  await insertRows(sql, 'journal_prompts_locales', { ...localized, prompt: 'text' }, words)
  await giveFirstVersions(sql)
}

/** What to read. Pieces are a minute apart, so that "newest first" has an order. */
export async function seedMotivation(sql: Sql, now: Date): Promise<void> {
  const rows = motivationalContent.map((piece, index) => {
    const at = new Date(now.getTime() - (motivationalContent.length - index) * 60_000)
    return {
      id: seedId(`motivation:${piece.key}`),
      content_type: piece.contentType,
      target_mood: piece.targetMood,
      age_group: piece.ageGroup,
      _status: 'published',
      created_at: at,
      updated_at: at,
      words: piece.words,
      tags: piece.tags,
    }
  })
  await insertRows(
    sql,
    'motivational_content',
    {
      id: 'uuid',
      content_type: 'enum_motivational_content_content_type',
      target_mood: 'enum_motivational_content_target_mood',
      age_group: 'enum_motivational_content_age_group',
      _status: 'enum_motivational_content_status',
      ...stamps,
    },
    rows,
  )
  const words = rows.flatMap((row) =>
    locales.map((locale) => ({
      _locale: locale,
      _parent_id: row.id,
      title: row.words[locale].title,
      content: pieceText(row.words[locale].content),
    })),
  )
  await insertRows(
    sql,
    'motivational_content_locales',
    { ...localized, title: 'text', content: 'jsonb' },
    words,
  )
  const tags = rows.flatMap((row) =>
    row.tags.map((text, index) => ({ parent_id: row.id, path: 'tags', order: index + 1, text })),
  )
  await insertRows(
    sql,
    'motivational_content_texts',
    { parent_id: 'uuid', path: 'text', order: 'int', text: 'text' },
    tags,
  )
  await giveFirstVersions(sql)
}
