import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import type { Shown } from './useProducts.client.ts'
import { pictureSource, type StoreMessages } from './types.ts'

type Props = {
  products: readonly Shown[]
  messages: StoreMessages
  locale: Locale
  busy: string | null
  onEdit: (product: Shown) => void
  onToggle: (product: Shown) => void
  onRemove: (product: Shown) => void
}

/** Products with what they cost, how things stand with them, and what can be done. */
export function ProductRows({ products, messages, locale, busy, onEdit, onToggle, onRemove }: Props) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const { product_category: category, product_type: type } = messages.options
  return (
    <ul>
      {products.map((product) => {
        const { id, title, slug, sku, stock, isActive, cover, productType, syncState } = product
        const name = title ?? slug
        const act = (label: string, onClick: () => void) => (
          <button
            type="button"
            className="ek-link"
            disabled={busy === id}
            aria-label={`${label}: ${name}`}
            onClick={onClick}
          >
            {label}
          </button>
        )
        const facts = [
          money.format(product.priceCents / 100),
          category[product.category],
          type[productType],
          sku,
          stock !== null && productType === 'physical'
            ? fill(messages.stock, { count: stock.toLocaleString(locale) })
            : null,
        ]
        return (
          <li key={id} data-state={isActive ? 'approved' : 'draft'}>
            {cover && <img className="ek-product__cover" src={pictureSource(cover)} alt="" loading="lazy" />}
            <div className="ek-breaks__words">
              <h2>
                <bdi>{name}</bdi>{' '}
                <span className="ek-breaks__state">{isActive ? messages.active : messages.draft}</span>
              </h2>
              <p className="ek-breaks__facts">
                {facts.map((fact, index) => fact && <bdi key={index}>{fact}</bdi>)}
              </p>
              {syncState === 'failed' && <p className="ek-failed">{messages.sync.failed}</p>}
            </div>
            <div className="ek-acts">
              {act(messages.edit, () => onEdit(product))}
              {act(isActive ? messages.deactivate : messages.activate, () => onToggle(product))}
              {act(messages.delete, () => onRemove(product))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
