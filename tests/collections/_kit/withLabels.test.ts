import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { collections } from '#collections/index.ts'
import { globalWithLabels } from '#collections/_kit/withLabels.ts'
import { AppSettings } from '#globals/ops/AppSettings.ts'
import { LandingPage } from '#globals/content/LandingPage.ts'
import { locales } from '#messages'
import { en } from '#messages/en/index.ts'
import { fr } from '#messages/fr/index.ts'
import { codedText, detailsOf } from '#admin/_shell/codedText.ts'

const shown = [
  ...collections.filter(({ admin }) => admin?.hidden !== true),
  ...[AppSettings, LandingPage].map(globalWithLabels),
]
type Found = { at: string; field: Field & { name: string } }
const fieldsOf = (fields: Field[], at: string): Found[] =>
  fields.flatMap((field) =>
    'name' in field && (field.admin as { hidden?: unknown } | undefined)?.hidden !== true
      ? [
          { at: `${at}.${field.name}`, field },
          ...('fields' in field ? fieldsOf(field.fields as Field[], `${at}.${field.name}`) : []),
        ]
      : [],
  )
const all = shown.flatMap(({ slug, fields }) => fieldsOf(fields, slug))
const inEveryLanguage = Object.fromEntries(
  locales.map((locale) => [locale, expect.stringMatching(/\S/) as string]),
)

describe('what staff reads in the panel', () => {
  it('is there to be looked at', () => {
    expect(shown.map(({ slug }) => slug)).toContain('incidents')
    expect(all.length).toBeGreaterThan(80)
  })

  it.each(shown)('$slug has a name in every language', (entity) => {
    const { label, labels } = entity as { label?: unknown; labels?: { singular: unknown; plural: unknown } }
    const names = labels ? [labels.singular, labels.plural] : [label]
    for (const name of names) expect(name).toEqual(inEveryLanguage)
  })

  it.each(all)('$at has a name in every language', ({ field }) => {
    expect((field as { label?: unknown }).label).toEqual(inEveryLanguage)
  })

  it.each(all.filter(({ field }) => field.type === 'select'))(
    '$at has words for every choice',
    ({ field }) => {
      const options = (field as Extract<Field, { type: 'select' }>).options
      for (const option of options) {
        expect(option).toEqual({ value: expect.any(String) as string, label: inEveryLanguage })
        expect((option as unknown as { label: { en: string } }).label.en).not.toMatch(/_|^[a-z]/)
      }
    },
  )

  it.each(all.filter(({ field }) => field.type === 'array'))('$at names its rows', ({ field }) => {
    const { labels } = field as Extract<Field, { type: 'array' }>
    expect(labels).toEqual({ singular: inEveryLanguage, plural: inEveryLanguage })
  })

  it('says yes, no and accounts in words, and says what lists show', () => {
    for (const { field } of all.filter(({ field: one }) => one.type === 'checkbox'))
      expect(field.admin?.components).toMatchObject({ Cell: expect.stringContaining('#YesNoCell') as string })
    const people = all.filter(({ field }) => field.type === 'relationship' && field.relationTo === 'users')
    for (const { field } of people)
      expect(field.admin?.components).toMatchObject({
        Cell: expect.stringContaining('#PersonCell') as string,
      })
    expect(people.map(({ at }) => at)).toEqual(
      expect.arrayContaining(['admin-audit-logs.admin', 'incidents.user', 'user-roles.user']),
    )
    for (const { slug, admin } of shown.filter((entity) => 'labels' in entity))
      expect((admin as { defaultColumns?: string[] }).defaultColumns?.length, slug).toBeGreaterThan(2)
    for (const slug of ['motivational-content', 'journal-prompts'])
      expect(shown.find((entity) => entity.slug === slug)?.admin).toMatchObject({
        defaultColumns: expect.arrayContaining(['state']) as string[],
      })
  })

  it('has a list that is the main part of its page', () => {
    for (const { admin } of shown.filter((entity) => 'upload' in entity || 'labels' in entity))
      expect(admin?.components).toMatchObject({
        views: { list: { Component: expect.stringContaining('#List') as string } },
      })
  })
})

describe('a stored word', () => {
  it.each([
    ['report', 'bug_report', 'Something is broken'],
    ['account.age_group', 'elder', 'Elder'],
    ['panel.option.event', 'flag_set', 'Feature flag switched'],
    ['panel.option.event', 'motivational-content.update', 'Motivational content: changed'],
    ['panel.option.event', 'user-roles.delete', 'Role: deleted'],
    ['panel.option.event', 'something_new', 'Something new'],
    ['panel.option.event', 'unheard-of.update', 'Unheard of update'],
    ['panel.option.subscription', 'past_due', 'Payment due'],
    ['panel.option.event', 'constructor.name', 'Constructor name'],
    ['panel.option.event', '', ''],
    ['panel.option.event', null, ''],
  ])('of %s, %s: %s', (place, value, said) => {
    expect(codedText(en, place, value)).toBe(said)
  })

  it('is said in the language of the panel', () => {
    expect(codedText(fr, 'panel.option.event', 'incidents.update')).toBe('Signalement : modification')
  })
})

describe('the details of a deed', () => {
  it('are lines of words', () => {
    const said = (details: unknown) => detailsOf(en, details).map(({ is, text }) => `${is}: ${text}`)
    expect(said({ key: 'ff.trivia', old: false, new: true })).toEqual([
      'Flag: ff.trivia',
      'Before: No',
      'After: Yes',
    ])
    expect(said({ id: '7', fields: ['targetMood', 'somethingNew'], role: null })).toEqual([
      'Document: 7',
      'Fields: For the mood, Something new',
    ])
    expect(said({ user: 'u', superAdmin: true, adminRole: 'owner' })).toEqual([
      'Account: u',
      'Super admin: Yes',
      'Staff role: owner',
    ])
    expect([said(null), said('text'), said({})]).toEqual([[], [], []])
  })

  it('never come through an editor from elsewhere', () => {
    const editors = all.filter(({ field }) => field.type === 'json' || field.type === 'code')
    for (const { field } of editors)
      expect(field.admin?.components).toMatchObject({ Field: expect.stringContaining('/admin/') as string })
    expect(editors).not.toEqual([])
  })
})
