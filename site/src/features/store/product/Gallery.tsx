import { useState } from 'react'
import type { ProductView } from '#domain/store/catalogueApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { ShelfPicture } from '../ShelfPicture.tsx'
import css from '../store.module.css'

/** The pictures of a product: one large, the others to choose from. */
export function Gallery({ product: { id, images } }: { product: Pick<ProductView, 'id' | 'images'> }) {
  const t = useMessages()
  const [shown, setShown] = useState(0)
  return (
    <div className={css.gallery}>
      <ShelfPicture of={id} image={images[shown] ?? null} eager />
      {images.length > 1 && (
        <div className={css.thumbs} role="group" aria-label={t('store.pictures')}>
          {images.map((image, index) => (
            <button
              key={image.id}
              type="button"
              aria-pressed={index === shown}
              aria-label={t('store.show_picture', { number: index + 1, count: images.length })}
              onClick={() => setShown(index)}
            >
              <ShelfPicture of={id} image={image} decorative />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
