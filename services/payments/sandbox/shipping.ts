import { textAt, type Param, type Params } from './form.ts'
import type { Session, ShippingRate } from './shapes.ts'
import { newObjectId } from './store.ts'

/** Longest text of a field of an address. */
const FIELD_MAX = 200

/** The countries a checkout sends to; none where nothing is sent. */
export function countriesOf(params: Params): string[] {
  const asked = params.shipping_address_collection
  const countries = typeof asked === 'object' && !Array.isArray(asked) ? asked.allowed_countries : undefined
  return Array.isArray(countries) ? countries.filter((one) => typeof one === 'string') : []
}

/** The ways to send that a checkout offers. */
export function ratesOf({ shipping_options: options }: Params): ShippingRate[] {
  if (!Array.isArray(options)) return []
  return options.map((option) => ({
    id: newObjectId('shr'),
    object: 'shipping_rate',
    display_name: textAt(option, 'shipping_rate_data', 'display_name') ?? 'Shipping',
    fixed_amount: {
      amount: Number(textAt(option, 'shipping_rate_data', 'fixed_amount', 'amount') ?? 0),
      currency: textAt(option, 'shipping_rate_data', 'fixed_amount', 'currency') ?? 'usd',
    },
    metadata: metadataOf(option),
  }))
}

function metadataOf(option: Param): Record<string, string> {
  const rate = textAt(option, 'shipping_rate_data', 'metadata', 'rate')
  return rate === undefined ? {} : { rate }
}

/** Notes where and how it is sent, and adds that to the amount. Returns what was wrong, if anything was. */
export function chooseShipping(session: Session, form: Params): string | undefined {
  if (session._countries.length === 0) return undefined
  const field = (name: string) => (textAt(form, name) ?? '').trim().slice(0, FIELD_MAX)
  for (const name of ['name', 'line1', 'city', 'postal_code'])
    if (field(name) === '') return 'Please fill in the whole address.'
  if (!session._countries.includes(field('country'))) return 'We cannot send to this country.'
  const rate = session._rates.find(({ id }) => id === field('rate')) ?? session._rates[0]
  if (!rate) return 'There is no way to send it.'
  const { amount } = rate.fixed_amount
  session.collected_information = {
    shipping_details: {
      name: field('name'),
      address: {
        line1: field('line1'),
        line2: field('line2') || null,
        city: field('city'),
        state: field('state') || null,
        postal_code: field('postal_code'),
        country: field('country'),
      },
    },
  }
  session.shipping_cost = {
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    shipping_rate: rate.id,
  }
  session.total_details.amount_shipping = amount
  session.amount_total = session.amount_subtotal + amount
  return undefined
}
