import {
  FIRST_EFFECTIVE_ON,
  FIRST_VERSION,
  legalDocuments,
  legalPages,
  type LegalName,
} from '#domain/legal/documents.ts'
import { locales } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { firstTexts } from '../content/legal/index.ts'
import { storedLegalText } from '../content/legal/storedLegalText.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

const wording = {
  _locale: '_locales',
  _parent_id: 'uuid',
  title: 'text',
  body: 'jsonb',
  body_teen: 'jsonb',
  body_child: 'jsonb',
} as const

/** The words of a text in every language. */
const wordingsOf = (name: LegalName, parent: string) =>
  locales.map((locale) => {
    const { title, adult, teen, child } = firstTexts[locale][name]
    return {
      _locale: locale,
      _parent_id: parent,
      title,
      body: storedLegalText(adult),
      body_teen: storedLegalText(teen),
      body_child: storedLegalText(child),
    }
  })

/**
 * The first version of each legal document and policy, in force. Versions that are there stay as they are, also without
 * words of their own: the page shows the words of the product then.
 */
export async function seedLegal(sql: Sql, now: Date): Promise<void> {
  const common = {
    version: FIRST_VERSION,
    effective_on: FIRST_EFFECTIVE_ON,
    _status: 'published',
    created_at: now,
    updated_at: now,
  }
  await insertRows(
    sql,
    'legal_versions',
    {
      id: 'uuid',
      document_type: 'text',
      version: 'text',
      active: 'boolean',
      effective_on: 'text',
      _status: 'enum_legal_versions_status',
      ...stamps,
    },
    legalDocuments.map((name) => ({
      ...common,
      id: seedId(`legal:${name}`),
      document_type: name,
      active: true,
    })),
  )
  await insertRows(
    sql,
    'legal_pages',
    {
      id: 'uuid',
      page: 'text',
      version: 'text',
      effective_on: 'text',
      _status: 'enum_legal_pages_status',
      ...stamps,
    },
    legalPages.map((name) => ({ ...common, id: seedId(`legal:${name}`), page: name })),
  )
  await insertRows(
    sql,
    'legal_versions_locales',
    wording,
    legalDocuments.flatMap((name) => wordingsOf(name, seedId(`legal:${name}`))),
  )
  await insertRows(
    sql,
    'legal_pages_locales',
    wording,
    legalPages.flatMap((name) => wordingsOf(name, seedId(`legal:${name}`))),
  )
  await sql.query(FIRST_VERSIONS, [])
  await sql.query(FIRST_PAGES, [])
}

// The panel lists what stands in its own table of versions, and would not show a text that is missing there.
const FIRST_VERSIONS = `
with made as (
  insert into _legal_versions_v (id, parent_id, version_document_type, version_version, version_active, version_effective_on,
    version_updated_at, version_created_at, version__status, created_at, updated_at, latest)
  select gen_random_uuid(), d.id, d.document_type, d.version, d.active, d.effective_on, d.updated_at, d.created_at,
    d._status::text::enum__legal_versions_v_version_status, d.updated_at, d.updated_at, true
  from legal_versions d where not exists (select from _legal_versions_v v where v.parent_id = d.id)
  returning id, parent_id
)
insert into _legal_versions_v_locales (version_title, version_body, version_body_teen, version_body_child, _locale, _parent_id)
select l.title, l.body, l.body_teen, l.body_child, l._locale, made.id
from legal_versions_locales l join made on made.parent_id = l._parent_id`

const FIRST_PAGES = `
with made as (
  insert into _legal_pages_v (id, parent_id, version_page, version_version, version_effective_on,
    version_updated_at, version_created_at, version__status, created_at, updated_at, latest)
  select gen_random_uuid(), d.id, d.page, d.version, d.effective_on, d.updated_at, d.created_at,
    d._status::text::enum__legal_pages_v_version_status, d.updated_at, d.updated_at, true
  from legal_pages d where not exists (select from _legal_pages_v v where v.parent_id = d.id)
  returning id, parent_id
)
insert into _legal_pages_v_locales (version_title, version_body, version_body_teen, version_body_child, _locale, _parent_id)
select l.title, l.body, l.body_teen, l.body_child, l._locale, made.id
from legal_pages_locales l join made on made.parent_id = l._parent_id`
