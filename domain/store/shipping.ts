/** Ways a parcel can go, as the settings of the store price them. Source: docs/rules/store.md D-159. */
export const shippingRates = ['standard', 'express', 'international'] as const
/** One way a parcel can go. */
export type ShippingRate = (typeof shippingRates)[number]

/** What sending costs in cents, and where to, until staff change it. */
export const shippingDefaults = {
  standardCents: 499,
  expressCents: 1_499,
  internationalCents: 2_499,
  /** Where standard and express go. */
  homeCountries: ['US'],
  /** Where international goes as well. */
  otherCountries: ['CA', 'GB', 'IE', 'FR', 'ES', 'DE', 'AU', 'AE', 'SA', 'MX'],
} as const

/** Longest text to follow a parcel by, in characters. Source: docs/rules/store.md D-159. */
export const TRACKING_MAX = 100
