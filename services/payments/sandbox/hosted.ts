import { cardOf, keepCard } from './cards.ts'
import { paySession } from './checkout.ts'
import { textAt, type Params } from './form.ts'
import { closedPage, confirmPage, payPage, portalPage } from './pages.ts'
import type { Portal } from './shapes.ts'
import type { Store } from './store.ts'
import { changeCard, setEnding, switchPrice } from './subscriptions.ts'

/** What a browser gets: a page, or another address. */
export type PageAnswer = { status: number; html: string } | { to: string }

/** Answers a page of the sandbox. `form` is what was sent, null for looking. */
export async function answerPage(store: Store, path: string, form: Params | null): Promise<PageAnswer> {
  const [, kind, id = ''] = /^\/(pay|portal)\/(\w+)$/.exec(path) ?? []
  if (kind === 'pay') return pay(store, id, form)
  const portal = kind === 'portal' && (await store.find('billing_portal.session', id))
  if (portal) return account(store, portal, form)
  return { status: 404, html: closedPage('Not found') }
}

async function pay(store: Store, id: string, form: Params | null): Promise<PageAnswer> {
  const session = await store.find('checkout.session', id)
  if (!session) return { status: 404, html: closedPage('Not found') }
  if (session.status === 'complete')
    return { to: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id) }
  if (session.status !== 'open' || session.expires_at <= store.now())
    return { status: 410, html: closedPage('This checkout is no longer open') }
  const names = await productNames(store)
  if (!form) return { status: 200, html: payPage(session, names) }
  const paid = await paySession(store, session, form)
  if ('to' in paid) return paid
  if ('confirm' in paid) return { status: 200, html: confirmPage(paid.confirm, form) }
  return { status: 402, html: payPage(session, names, { problem: paid.problem, form }) }
}

async function account(store: Store, portal: Portal, form: Params | null): Promise<PageAnswer> {
  const { customer } = portal
  const problem = form ? await change(store, customer, form) : undefined
  if (form && problem === undefined) return { to: new URL(portal.url).pathname }
  const subscriptions = await store.all('subscription', { customer })
  const html = portalPage({
    subscriptions: subscriptions.filter(({ status }) => status !== 'canceled'),
    prices: await store.all('price'),
    names: await productNames(store),
    cards: await store.all('payment_method', { customer }),
    returnUrl: portal.return_url,
    ...(problem !== undefined && { problem }),
  })
  return { status: problem === undefined ? 200 : 402, html }
}

/** Returns what was wrong, if anything was. */
async function change(store: Store, customer: string, form: Params): Promise<string | undefined> {
  const subscription = await store.find('subscription', textAt(form, 'subscription') ?? '')
  if (subscription?.customer !== customer || subscription.status === 'canceled')
    return 'There is no such plan.'
  const price = textAt(form, 'price')
  if (price !== undefined) {
    await switchPrice(store, subscription, await store.get('price', price))
    return undefined
  }
  const action = textAt(form, 'do')
  if (action !== 'card') {
    await setEnding(store, subscription, action === 'cancel')
    return undefined
  }
  const card = cardOf(textAt(form, 'number') ?? '')
  if (!card) return 'This is not one of the test cards.'
  if (card.declined) return card.declined
  const kept = await keepCard(store, customer, card.number)
  await changeCard(store, subscription, kept.id)
  return undefined
}

async function productNames(store: Store): Promise<Record<string, string>> {
  const products = await store.all('product')
  return Object.fromEntries(products.map(({ id, name }) => [id, name]))
}
