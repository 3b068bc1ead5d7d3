import { pictureSrc } from '#domain/content/richText.ts'
import type { ImageView } from '#domain/store/catalogueApi.ts'
import { classes } from '../../ui/classes.ts'
import css from './store.module.css'

const tones = ['sky', 'sand', 'shallows', 'deep'] as const

/** The ground a product's pictures stand on: the same wherever the product is shown. */
const toneOf = (id: string) => tones[Number.parseInt(id.slice(-2), 16) % tones.length] ?? 'sky'

type ShelfPictureProps = {
  /** Chooses the ground: the id of the product. */
  of: string
  /** Beside text that says the same, the id is enough. */
  image: (Pick<ImageView, 'id'> & Partial<ImageView>) | null
  /** Where the text beside it says the same. */
  decorative?: boolean
  /** Among the first of the page. */
  eager?: boolean
  className?: string | undefined
}

/** A flat cut picture on its ground. */
export function ShelfPicture({ of, image, decorative = false, eager = false, className }: ShelfPictureProps) {
  return (
    <span className={classes(css.shelf, css[toneOf(of)], className)}>
      {image && (
        <img
          src={pictureSrc(image.id)}
          alt={decorative ? '' : (image.alt ?? '')}
          width={image.width}
          height={image.height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </span>
  )
}
