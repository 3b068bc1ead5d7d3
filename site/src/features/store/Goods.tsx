import { Link } from 'react-router-dom'
import type { ProductCard } from '#domain/store/catalogueApi.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { BuyBox } from './BuyBox.tsx'
import { productPath } from './paths.ts'
import { ShelfPicture } from './ShelfPicture.tsx'
import css from './store.module.css'

/** Pictures that are in sight at once. */
const IN_SIGHT = 3

/** Products on a shelf. */
export function Goods({ products }: { products: readonly ProductCard[] }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <ul className={css.goods}>
      {products.map((product, index) => (
        <li key={product.id} className={css.good}>
          <Link to={productPath(product.id)}>
            <ShelfPicture of={product.id} image={product.cover} decorative eager={index < IN_SIGHT} />
            <h3 dir="auto">{product.title}</h3>
          </Link>
          <p dir="auto">{product.subtitle}</p>
          <p className={css.foot}>
            <span className={css.price}>{format.money(product.priceCents)}</span>
            <StatusTag>{t(`store.product_type.${product.productType}`)}</StatusTag>
            <BuyBox product={product} />
          </p>
        </li>
      ))}
    </ul>
  )
}
