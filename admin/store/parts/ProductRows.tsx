import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import type { Shown } from './useProducts.client.ts'
import { pictureSource, type StoreMessages } from './types.ts'

type Props = {
  products: readonly Shown[]
  words: StoreMessages
  locale: Locale
  busy: string | null
  onEdit: (product: Shown) => void
  onToggle: (product: Shown) => void
  onRemove: (product: Shown) => void
}

/** Products with what they cost, how things stand with them, and what can be done. */
export function ProductRows({ products, words, locale, busy, onEdit, onToggle, onRemove }: Props) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const { product_category: category, product_type: type } = words.options
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
            ? fill(words.stock, { count: stock.toLocaleString(locale) })
            : null,
        ]
        return (
          <li key={id} data-state={isActive ? 'approved' : 'draft'}>
            {cover && <img className="ek-product__cover" src={pictureSource(cover)} alt="" loading="lazy" />}
            <div className="ek-breaks__words">
              <h2>
                <bdi>{name}</bdi>{' '}
                <span className="ek-breaks__state">{isActive ? words.active : words.draft}</span>
              </h2>
              <p className="ek-breaks__facts">
                {facts.map((fact, index) => fact && <bdi key={index}>{fact}</bdi>)}
              </p>
              {syncState === 'failed' && <p className="ek-failed">{words.sync.failed}</p>}
            </div>
            <div className="ek-acts">
              {act(words.edit, () => onEdit(product))}
              {act(isActive ? words.deactivate : words.activate, () => onToggle(product))}
              {act(words.delete, () => onRemove(product))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
