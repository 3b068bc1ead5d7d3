import { Package } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ShelfPicture } from '../ShelfPicture.tsx'
import css from './orders.module.css'

/** A product's picture beside its name, on the ground it has on the shelf. Without a picture, a parcel. */
export function Cover({ of, imageId }: { of: string; imageId: string | null }) {
  return (
    <span className={classes(css.cover, imageId === null && css.parcel)} aria-hidden="true">
      {imageId === null ? (
        <Icon of={Package} />
      ) : (
        <ShelfPicture of={of} image={{ id: imageId }} decorative className={css.picture} />
      )}
    </span>
  )
}
