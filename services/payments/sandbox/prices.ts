import { invalid } from './apiError.ts'
import { textAt, type Param } from './form.ts'
import type { Price } from './shapes.ts'
import { newObjectId, type Store } from './store.ts'

const intervals = ['day', 'week', 'month', 'year'] as const

/** Whether a price is charged once, or again each interval. */
export function repeats(interval: string | undefined): Pick<Price, 'type' | 'recurring'> {
  const known = intervals.find((one) => one === interval)
  return known
    ? { type: 'recurring', recurring: { interval: known, interval_count: 1 } }
    : { type: 'one_time', recurring: null }
}

/**
 * A price that is made for one checkout. What is paid again each month needs it later, with its product; what is bought
 * once does not.
 */
export async function inlinePrice(store: Store, line: Param, at: string): Promise<Price> {
  const amount = Number(textAt(line, 'price_data', 'unit_amount'))
  if (!Number.isInteger(amount) || amount < 0) throw invalid('Invalid integer.', `${at}[unit_amount]`)
  const fields = {
    currency: textAt(line, 'price_data', 'currency') ?? 'usd',
    unit_amount: amount,
    active: false,
    ...repeats(textAt(line, 'price_data', 'recurring', 'interval')),
  }
  if (fields.recurring) return store.make('price', { product: await productOf(store, line), ...fields })
  return {
    id: newObjectId('price'),
    object: 'price',
    created: store.now(),
    livemode: false,
    metadata: {},
    product: newObjectId('prod'),
    ...fields,
  }
}

async function productOf(store: Store, line: Param): Promise<string> {
  const known = textAt(line, 'price_data', 'product')
  if (known !== undefined) return (await store.get('product', known)).id
  const name = textAt(line, 'price_data', 'product_data', 'name') ?? 'Product'
  return (await store.make('product', { name, active: false })).id
}
