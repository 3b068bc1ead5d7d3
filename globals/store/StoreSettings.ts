import type { Field, GlobalConfig } from 'payload'
import { globalAccessFrom, hiddenUnless } from '#access/enforce.ts'
import { labelOf } from '#collections/_kit/labels.ts'
import { settingsOf } from '#domain/access/rules.ts'
import { MONTHLY_CAP_CENTS } from '#domain/store/caps.ts'
import { shippingDefaults } from '#domain/store/shipping.ts'

const cents = (name: string, defaultValue: number): Field => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max: 1_000_000,
  defaultValue,
})

/** Two letters of ISO 3166-1, as the provider names countries. */
const countries = (name: string, defaultValue: readonly string[]): Field => ({
  name,
  type: 'text',
  hasMany: true,
  minLength: 2,
  maxLength: 2,
  maxRows: 60,
  defaultValue: [...defaultValue],
})

/**
 * What sending costs and where to, tax, and what purchases for a minor may come to. Source: docs/rules/store.md
 * D-159.
 */
export const StoreSettings: GlobalConfig = {
  slug: 'store-settings',
  label: labelOf('store_settings'),
  access: globalAccessFrom(settingsOf('store.write')),
  admin: { group: 'Store', hidden: hiddenUnless('store.write') },
  lockDocuments: false,
  fields: [
    cents('standardCents', shippingDefaults.standardCents),
    cents('expressCents', shippingDefaults.expressCents),
    cents('internationalCents', shippingDefaults.internationalCents),
    countries('homeCountries', shippingDefaults.homeCountries),
    countries('otherCountries', shippingDefaults.otherCountries),
    // The provider adds tax by its own settings.
    { name: 'addsTax', type: 'checkbox', required: true, defaultValue: false },
    // Of one minor in a calendar month, until a guardian sets another; empty is no limit.
    { ...cents('monthlyCapCents', MONTHLY_CAP_CENTS), required: false } as Field,
  ],
}
