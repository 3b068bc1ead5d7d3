import { Package } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import css from './cart.module.css'

/** The picture of a product, beside its name: nothing to hear. */
export function ProductPicture({ product: { picture } }: { product: { picture: string | null } }) {
  return (
    <span className={css.picture} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" /> : <Icon of={Package} />}
    </span>
  )
}
