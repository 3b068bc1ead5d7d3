import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { RELATED_SHOWN } from '#domain/store/catalogue.ts'
import type { ProductView } from '#domain/store/catalogueApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { WhenSeen } from '../../../ui/WhenSeen.tsx'
import { BuyBox } from '../BuyBox.tsx'
import { Goods } from '../Goods.tsx'
import { collectionPath } from '../paths.ts'
import css from '../store.module.css'
import { Gallery } from './Gallery.tsx'

// The page is read before anything is bought.
const Buy = lazy(() => import('./Buy.tsx').then((module) => ({ default: module.Buy })))
// Far down the page.
const Reviews = lazy(() => import('./Reviews.tsx').then((m) => ({ default: m.Reviews })))

/** Everything of a product. `ff.store_pdp_v2` puts the same parts in another order. */
export function Product({ product, reload }: { product: ProductView; reload: () => void }) {
  const t = useMessages()
  const { category, related } = product
  return (
    <>
      <div>
        <ButtonTo look="text" to={collectionPath(category)} icon={<Icon of={ArrowLeft} flip />}>
          {t('store.to_category', { category: t(`store.category.${category}`) })}
        </ButtonTo>
      </div>
      <div className={classes(css.product, product.isSecondLayout && css.second)}>
        <Gallery product={product} />
        <Facts product={product} />
      </div>
      {product.description.length + product.tags.length > 0 && (
        <Section title={t('store.description')}>
          {product.description.length > 0 && <RichText text={product.description} level={3} />}
          <Topics tags={product.tags} />
        </Section>
      )}
      <WhenSeen>
        <Suspense>
          <Reviews product={product} reload={reload} />
        </Suspense>
      </WhenSeen>
      {related.length > 0 && (
        <Section title={t('store.related')}>
          <Goods products={related.slice(0, RELATED_SHOWN)} />
        </Section>
      )}
    </>
  )
}

function Facts({ product }: { product: ProductView }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <div className={css.facts}>
      <h1 tabIndex={-1} dir="auto">
        {product.title}
      </h1>
      <p className="ek-lead" dir="auto">
        {product.subtitle}
      </p>
      <p className={css.foot}>
        <span className={css.price}>{format.money(product.priceCents, product.currency.toUpperCase())}</span>
        <StatusTag>{t(`store.product_type.${product.productType}`)}</StatusTag>
        <BuyBox product={product} />
      </p>
      <p>{t(`store.arrives.${product.productType}`)}</p>
      {product.previewUrl && (
        <p>
          <a href={product.previewUrl} target="_blank" rel="noopener noreferrer">
            {t('store.preview')}
          </a>
        </p>
      )}
      {product.isGift && <Notice>{t('store.gift_text')}</Notice>}
      <Suspense>
        <Buy product={product} />
      </Suspense>
    </div>
  )
}

function Topics({ tags }: { tags: readonly string[] }) {
  const t = useMessages()
  if (tags.length === 0) return null
  return (
    <ul className={css.topics} aria-label={t('store.topics')}>
      {tags.map((tag) => (
        <li key={tag}>
          <StatusTag>
            <span dir="auto">{tag}</span>
          </StatusTag>
        </li>
      ))}
    </ul>
  )
}
