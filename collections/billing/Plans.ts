import type { CollectionConfig, Field } from 'payload'
import { accessFrom, computed, hiddenUnless } from '#access/enforce.ts'
import { denyAll, keptByStaff } from '#domain/access/rules.ts'
import {
  PLAN_CENTS,
  PLAN_SEATS,
  PLAN_TEXT_MAX,
  PLAN_TRIAL_MAX,
  planCurrencies,
  planKeys,
  planSyncStates,
} from '#domain/billing/plans.ts'
import { notePlan } from '#hooks/billing/notePlan.ts'
import { queuePlan } from '#hooks/billing/queuePlan.ts'
import { completePlan } from '#hooks/billing/completePlan.ts'
import { contentChanged } from '#hooks/content/contentChanged.ts'
import { choice, integer, text, yesNo } from '../_fields/fields.ts'
import { hintOf, labelsOf } from '../_kit/labels.ts'

/** A field the product keeps by itself. */
const kept = (field: Field): Field => ({ ...field, access: computed, admin: { hidden: true } }) as Field
/** A field staff only reads. */
const shown = (field: Field): Field =>
  ({ ...field, access: computed, admin: { readOnly: true, position: 'sidebar' } }) as Field
const withHint = (field: Field, hint: Parameters<typeof hintOf>[0], more: object = {}): Field =>
  ({ ...field, admin: { description: hintOf(hint), ...more } }) as Field

const planText = (name: keyof typeof PLAN_TEXT_MAX, type: 'text' | 'textarea', required = false): Field =>
  ({ name, type, localized: true, required, maxLength: PLAN_TEXT_MAX[name] }) as Field

/**
 * What members can subscribe to, kept by staff. Every installation has one row for each key; more are not made and none
 * is deleted, because subscriptions and the payment provider refer to them: a plan is offered or not. Source:
 * docs/rules/billing.md D-155.
 */
export const Plans: CollectionConfig = {
  slug: 'plans',
  labels: labelsOf('plans'),
  access: accessFrom({
    ...keptByStaff('store.write'),
    create: denyAll,
    delete: denyAll,
    forMembers: { isActive: { equals: true } },
  }),
  defaultSort: 'priceCents',
  admin: {
    group: 'Store',
    useAsTitle: 'name',
    defaultColumns: ['name', 'priceCents', 'trialDays', 'isActive', 'syncState'],
    hidden: hiddenUnless('store.write'),
  },
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkDelete: true,
  versions: { maxPerDoc: 30 },
  hooks: {
    beforeValidate: [completePlan],
    beforeChange: [notePlan],
    afterChange: [queuePlan, contentChanged],
  },
  fields: [
    shown({ ...choice('key', planKeys, { required: true }), unique: true } as Field),
    planText('name', 'text', true),
    planText('description', 'textarea'),
    withHint(planText('features', 'textarea'), 'features'),
    // Cents of the currency for a month, as all money here.
    withHint(integer('priceCents', { required: true, ...PLAN_CENTS }), 'price'),
    choice('currency', planCurrencies, { required: true }),
    withHint(integer('seats', { required: true, min: 1, max: PLAN_SEATS.max }), 'seats', {
      condition: (data: { key?: unknown }) => data.key === 'family',
    }),
    withHint(integer('trialDays', { required: true, min: 0, max: PLAN_TRIAL_MAX }), 'trial_days'),
    withHint(yesNo('isActive', true), 'active'),
    shown(choice('syncState', planSyncStates, { required: true })),
    kept(text('syncError')),
    kept(text('stripeProductId')),
    kept(text('stripePriceId')),
  ],
}
