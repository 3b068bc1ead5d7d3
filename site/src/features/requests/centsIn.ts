import { MONTHLY_CAP_MAX_CENTS } from '#domain/requests/requests.ts'

/**
 * Reads an amount in dollars as typed, with a point or a comma, and returns cents: null for an empty text, undefined
 * for what is no amount a monthly limit can have.
 */
export function centsIn(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return undefined
  const cents = Math.round(Number(text) * 100)
  return cents <= MONTHLY_CAP_MAX_CENTS ? cents : undefined
}

/** An amount as the field shows it. */
export const dollarsOf = (cents: number | null): string => (cents === null ? '' : String(cents / 100))
