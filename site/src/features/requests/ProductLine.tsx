import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pictureSrc } from '#domain/content/richText.ts'
import type { OwnRequestView } from '#domain/requests/api.ts'
import css from './requests.module.css'

/** The product of a request with its picture, and the text about it. */
export function ProductLine({
  product: { id, title, imageId },
  children,
}: {
  product: OwnRequestView['product']
  children: ReactNode
}) {
  return (
    <li className={css.request}>
      <span className={css.picture}>
        {imageId && (
          <img src={pictureSrc(imageId)} alt="" width={96} height={96} loading="lazy" decoding="async" />
        )}
      </span>
      <div className={css.words}>
        <h3>
          <Link to={`/store/product/${id}`}>{title}</Link>
        </h3>
        {children}
      </div>
    </li>
  )
}
