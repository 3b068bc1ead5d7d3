import { lazy, Suspense } from 'react'
import type { ProductView } from '#domain/store/catalogueApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Lines, Section } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import css from '../store.module.css'

// Only buyers need it.
const ReviewForm = lazy(() => import('./ReviewForm.tsx').then((m) => ({ default: m.ReviewForm })))

type ReviewsProps = { product: Pick<ProductView, 'id' | 'reviews'>; reload: () => void }

/** What buyers say, newest first, and the form of those who may write. Source: docs/rules/store.md D-158. */
export function Reviews({ product: { id, reviews }, reload }: ReviewsProps) {
  const t = useMessages()
  const format = useFormat()
  const { average, count, items, own, mayWrite } = reviews
  return (
    <Section
      title={t('store.reviews.title')}
      aside={average !== null && t('store.reviews.average', { average: format.number(average, 1), count })}
    >
      {own && <Notice>{t(`store.reviews.own.${own}`)}</Notice>}
      {items.length === 0 && <p className="ek-soft">{t('store.reviews.none')}</p>}
      {items.length > 0 && (
        <Lines>
          {items.map((review) => (
            <li key={review.id} className={css.review}>
              <p className={css.reviewHead}>
                <Rating value={review.rating} label={t('store.reviews.rating', { rating: review.rating })} />
                <b dir="auto">{review.userPublicName}</b>
                <span className="ek-soft ek-small">{format.date(review.createdAt)}</span>
              </p>
              <p dir="auto">{review.text}</p>
            </li>
          ))}
        </Lines>
      )}
      {mayWrite && (
        <Suspense>
          <ReviewForm productId={id} onSent={reload} />
        </Suspense>
      )}
    </Section>
  )
}
