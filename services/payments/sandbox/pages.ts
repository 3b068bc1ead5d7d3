import { escapeHtml } from '#domain/content/html.ts'
import { asksForCard } from './checkout.ts'
import { textAt, type Params } from './form.ts'
import type { PaymentMethod, Price, Session, Subscription } from './shapes.ts'

/** What the pages may load and where their forms may lead. */
export const pagesCsp =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A page of the sandbox. A tool of one machine, in place of the provider's own pages: its few words are English. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; background: #fff; color: #1c1c1c }
body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 0 auto; padding: 1rem }
.test { background: #ffd84d; color: #2b2200; padding: .5rem .75rem; border-radius: .5rem; font-weight: 700 }
label { display: block; margin: 1rem 0 .25rem }
input:not([type=radio]), select { font: inherit; width: 100%; box-sizing: border-box; padding: .6rem; border-radius: .4rem; border: 1px solid #777 }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; margin: .75rem .5rem 0 0; border-radius: .5rem; border: 1px solid #777; cursor: pointer }
a { color: #0b4f9e }
@media (prefers-color-scheme: dark) {
  :root { background: #16181c; color: #ececec }
  a { color: #a8ccff }
}
.error { border-inline-start: .25rem solid #c0262d; padding-inline-start: .75rem }
section { border: 1px solid #8888; border-radius: .5rem; padding: .5rem 1rem 1rem; margin: 1rem 0 }
</style>
<header class="test">TEST PAYMENTS: no real money</header>
<main>${body}</main>
</html>`

/** The page on which a checkout is paid; with what was sent and what was wrong with it, if it was sent before. */
export function payPage(
  session: Session,
  names: Readonly<Record<string, string>>,
  { problem, form = {} }: { problem?: string; form?: Params } = {},
): string {
  const lines = session._lines.map(
    ({ price, quantity, name }) =>
      `<li>${escapeHtml(name ?? names[price.product] ?? price.product)}${quantity > 1 ? ` × ${quantity}` : ''}: ${priceText(price)}</li>`,
  )
  const isTrial = session._trialDays > 0
  const typed = textAt(form, 'number') ?? '4242 4242 4242 4242'
  const card = asksForCard(session)
    ? `<label for="number">Test card</label><input id="number" name="number" inputmode="numeric" autocomplete="off" value="${escapeHtml(typed)}">`
    : ''
  const cancel = session.cancel_url ? `<p><a href="${escapeHtml(session.cancel_url)}">Back</a></p>` : ''
  const later =
    session.mode === 'payment' && asksForCard(session)
      ? `<p><button name="bank" value="pays">Pay by bank, arrives in a minute</button>
<button name="bank" value="fails">Pay by bank, fails in a minute</button></p>`
      : ''
  return page(
    'Checkout',
    `<h1>${isTrial ? `${session._trialDays} days free` : 'Pay'}</h1>
<ul>${lines.join('')}</ul>
<p>Due today: ${amountText(session.amount_subtotal, session.currency)}${session._rates.length > 0 ? ' and shipping' : ''}</p>
${problem ? `<p class="error" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post">${addressFields(session, form)}${card}<button>${isTrial ? 'Start trial' : 'Pay'}</button>${later}</form>${cancel}`,
  )
}

const addressParts = [
  ['name', 'Full name'],
  ['line1', 'Address'],
  ['line2', 'Apartment (optional)'],
  ['city', 'City'],
  ['state', 'State (optional)'],
  ['postal_code', 'Postal code'],
] as const

function addressFields({ _countries: countries, _rates: rates }: Session, form: Params): string {
  if (countries.length === 0) return ''
  const parts = addressParts.map(
    ([name, words]) =>
      `<label for="${name}">${words}</label><input id="${name}" name="${name}" value="${escapeHtml(textAt(form, name) ?? '')}">`,
  )
  const chosen = textAt(form, 'country')
  const options = countries.map(
    (code) => `<option${code === chosen ? ' selected' : ''}>${escapeHtml(code)}</option>`,
  )
  const ways = rates.map(
    ({ id, display_name: name, fixed_amount: { amount, currency } }, index) =>
      `<label><input type="radio" name="rate" value="${id}"${index === 0 ? ' checked' : ''}> ${escapeHtml(name)}: ${amountText(amount, currency)}</label>`,
  )
  return `${parts.join('')}<label for="country">Country</label><select id="country" name="country">${options.join('')}</select>
<fieldset><legend>Shipping</legend>${ways.join('')}</fieldset>`
}

/** The step between for cards that ask their holder first; it carries on what was typed before. */
export const confirmPage = (number: string, form: Params): string =>
  page(
    '3-D Secure',
    `<h1>3-D Secure test</h1><p>The card's bank asks whether it is you.</p>
<form method="post"><input type="hidden" name="number" value="${escapeHtml(number)}">
${[...addressParts.map(([name]) => name), 'country', 'rate'].map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(textAt(form, name) ?? '')}">`).join('')}
<button name="confirmed" value="yes">Complete authentication</button>
<button name="confirmed" value="no">Fail authentication</button></form>`,
  )

/** A page that says why there is nothing to do. */
export const closedPage = (title: string): string => page(title, `<h1>${escapeHtml(title)}</h1>`)

type Account = {
  subscriptions: readonly Subscription[]
  prices: readonly Price[]
  names: Readonly<Record<string, string>>
  cards: readonly PaymentMethod[]
  returnUrl: string
  problem?: string
}

/** The page for a customer's plan, card and bills. */
export function portalPage({ subscriptions, prices, names, cards, returnUrl, problem }: Account): string {
  const parts = subscriptions.map((subscription) => {
    const { price } = subscription.items.data[0]
    const others = prices.filter(
      ({ active, recurring, product }) => active && recurring && product !== price.product,
    )
    const card = cards.find(({ id }) => id === subscription.default_payment_method)?.card.last4
    const ends = subscription.cancel_at ? `, ends ${dayOf(subscription.cancel_at)}` : ''
    const buttons = [
      [
        'do',
        subscription.cancel_at_period_end ? 'resume' : 'cancel',
        subscription.cancel_at_period_end ? 'Renew plan' : 'Cancel plan',
      ],
      ...others.map(({ id, product }) => ['price', id, `Switch to ${names[product] ?? product}`]),
    ]
    return `<section><h2>${escapeHtml(names[price.product] ?? price.product)}</h2>
<p>${subscription.status}${ends}, ${priceText(price)}${card ? `, card ending in ${card}` : ', no card'}</p>
<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
${buttons.map(([name, value, words]) => `<button name="${name}" value="${escapeHtml(value!)}">${escapeHtml(words!)}</button>`).join('\n')}</form>
<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
<label for="card-${subscription.id}">Test card</label><input id="card-${subscription.id}" name="number" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242">
<button name="do" value="card">Save card</button></form></section>`
  })
  return page(
    'Your plan',
    `<h1>Your plan</h1>${problem ? `<p class="error" role="alert">${escapeHtml(problem)}</p>` : ''}
${parts.join('\n') || '<p>No plan.</p>'}
<p><a href="${escapeHtml(returnUrl)}">Back</a></p>`,
  )
}

const amountText = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)

const priceText = ({ unit_amount: cents, currency, recurring }: Price): string =>
  `${amountText(cents, currency)}${recurring ? ` a ${recurring.interval}` : ''}`

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)
