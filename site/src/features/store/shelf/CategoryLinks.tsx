import { Link } from 'react-router-dom'
import { categories, type Category } from '#domain/store/enums.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { collectionPath } from '../paths.ts'
import css from '../store.module.css'

/** The four collections, on a line with the keel under the current one. */
export function CategoryLinks({ current }: { current?: Category }) {
  const t = useMessages()
  return (
    <nav className={css.categories} aria-label={t('store.collections')}>
      {categories.map((category) => (
        <Link
          key={category}
          to={collectionPath(category)}
          aria-current={category === current ? 'page' : undefined}
        >
          {t(`store.category.${category}`)}
        </Link>
      ))}
    </nav>
  )
}
