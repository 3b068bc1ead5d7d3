import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { computed } from '#access/enforce.ts'
import { locales, messageFor } from '#messages'
import { textAt } from '#messages/catalog.ts'
import { en } from '#messages/en/index.ts'

/** Where the messages of a choice are, by the name of its field. */
const choices: Readonly<Record<string, string>> = {
  adminRole: 'panel.option.role',
  ageGroup: 'account.age_group',
  ageRestriction: 'panel.option.age_restriction',
  category: 'panel.option.product_category',
  contentType: 'ai.type',
  currency: 'panel.option.currency',
  focusArea: 'checkins.focus',
  level: 'panel.option.level',
  key: 'billing.plan',
  kind: 'panel.option.incident_kind',
  madeFrom: 'ai.made_from',
  messageType: 'panel.option.message_type',
  productType: 'panel.option.product_type',
  role: 'panel.option.role',
  severity: 'panel.option.severity',
  shippingProfile: 'panel.option.shipping_profile',
  status: 'panel.option.status',
  syncState: 'panel.option.sync_state',
  targetMood: 'checkins.mood',
}
/** The same for stored codes that are no choice, because only the product writes them. */
const stored: Readonly<Record<string, string>> = {
  'admin-audit-logs.event': 'panel.option.event',
  'incidents.category': 'report',
  'child-safety-cases.category': 'report',
  'child-safety-cases.place': 'panel.option.place',
  'child-safety-log.event': 'panel.option.event',
  'release-checks.item': 'readiness.item',
  'release-checks.status': 'readiness.qa.status',
  'profiles.ageGroup': 'account.age_group',
  'profiles.claimedAgeGroup': 'account.age_group',
  'profiles.language': 'panel.option.language',
  'profiles.subscriptionStatus': 'panel.option.subscription',
  'test-messages.language': 'panel.option.language',
  'test-messages.result': 'panel.option.test_result',
  'trivia-questions.ageGroup': 'account.age_group',
  'trivia-questions.category': 'triviaDesk.questions.category',
  'trivia-questions.difficulty': 'triviaDesk.questions.difficulty',
  'trivia-questions.locale': 'panel.option.language',
  'trivia-questions.reviewState': 'triviaDesk.questions.state',
  'trivia-questions.source': 'triviaDesk.questions.source',
  'trivia-reports.reason': 'panel.option.trivia_reason',
}
const LIST = '/admin/_shell/List.client.tsx#List'
const CELL = '/admin/_shell/Coded.tsx#CodedCell'
const FIELD = '/admin/_shell/Coded.tsx#CodedField'
const YES_NO = '/admin/_shell/Coded.tsx#YesNoCell'
const PERSON_CELL = '/admin/_shell/Named.tsx#PersonCell'
const PERSON_FIELD = '/admin/_shell/Named.tsx#PersonField'
const DETAILS = '/admin/_shell/Coded.tsx#DetailsField'

/**
 * A collection of the panel with a word for every field and choice, in every language, and our frame around its list.
 */
export const withLabels = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    // The API's page shows stored codes.
    hideAPIURL: true,
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      views: { list: { Component: LIST }, ...collection.admin?.components?.views },
    },
  },
  fields: collection.fields.map((field) => wordedField(field, collection.slug)),
})

/** The same for a page of settings. */
export const globalWithLabels = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  admin: { hideAPIURL: true, ...global.admin },
  fields: global.fields.map((field) => wordedField(field, global.slug)),
})

function wordedField(field: Field, slug: string): Field {
  if (!('name' in field)) return field
  const { name } = field
  const label = inAll(`panel.field.${name}`)
  const named = { ...field, ...(label && !('label' in field) && { label }) } as Field
  switch (named.type) {
    case 'group':
      return { ...named, fields: named.fields.map((inner) => wordedField(inner, slug)) }
    case 'array': {
      const [singular, plural] = [inAll(`panel.row.${name}.one`), inAll(`panel.row.${name}.many`)]
      return {
        ...named,
        ...(singular && plural && { labels: { singular, plural } }),
        fields: named.fields.map((inner) => wordedField(inner, slug)),
      }
    }
    case 'select':
      return { ...named, options: named.options.map((option) => wordedOption(option, choices[name])) }
    case 'text': {
      const messages = stored[`${slug}.${name}`]
      if (!messages) return named
      const serverProps = { messages }
      const components = { Cell: { path: CELL, serverProps }, Field: { path: FIELD, serverProps } }
      return { ...named, admin: { ...named.admin, components } } as Field
    }
    case 'checkbox':
      return { ...named, admin: { ...named.admin, components: { Cell: YES_NO } } }
    case 'relationship': {
      // Staff may read few accounts, and sees the others by username. Where staff chooses one, Payload's field stays.
      if (named.relationTo !== 'users') return named
      const components = {
        Cell: PERSON_CELL,
        ...((slug === 'admin-audit-logs' ||
          slug === 'child-safety-log' ||
          named.access?.update === computed.update) && {
          Field: PERSON_FIELD,
        }),
      }
      return { ...named, admin: { ...named.admin, components } } as Field
    }
    case 'json':
      return { ...named, admin: { ...named.admin, components: { Field: DETAILS } } } as Field
    default:
      return named
  }
}

type Option = Extract<Field, { type: 'select' }>['options'][number]

function wordedOption(option: Option, place: string | undefined): Option {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
  return { value, label: inAll(`${place}.${value}`) ?? label }
}

/** A text in all languages, or undefined when there is no such key. */
const inAll = (key: string): Record<string, string> | undefined =>
  textAt(en, key) === undefined
    ? undefined
    : Object.fromEntries(locales.map((locale) => [locale, messageFor(locale, key)]))
