/** An amount of an order as staff read it: two decimals and the currency; a dash where there is none. */
export const moneyIn = (cents: number | null, currency: string | null): string =>
  cents === null ? '–' : `${(cents / 100).toFixed(2)} ${(currency ?? 'usd').toUpperCase()}`
