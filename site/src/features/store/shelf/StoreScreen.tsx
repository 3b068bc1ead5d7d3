import { Link } from 'react-router-dom'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useLoad } from '../../../lib/useLoad.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Screen } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { collectionPath } from '../paths.ts'
import { ShelfPicture } from '../ShelfPicture.tsx'
import { StoreHead } from '../StoreHead.tsx'
import css from '../store.module.css'

/** `/store`: the four collections. */
export function StoreScreen() {
  const t = useMessages()
  return (
    <Screen>
      <StoreHead />
      <p className="ek-lead">{t('store.lead')}</p>
      <Collections />
    </Screen>
  )
}

function Collections() {
  const t = useMessages()
  const { data, error, retry } = useLoad(storeCatalogueApi.showcase)
  if (error) return <ErrorNotice title={t('store.products_failed')} error={error} retry={retry} />
  if (!data) return <Waiting label={t('store.loading')} lines={8} />
  return (
    <ul className={css.collections}>
      {data.collections.map(({ category, images }) => (
        <li key={category} className={css.collection}>
          <Link to={collectionPath(category)}>
            <span className={css.row}>
              {images.map((image) => (
                <ShelfPicture key={image.id} of={image.productId} image={image} eager />
              ))}
            </span>
            <h2>{t(`store.category.${category}`)}</h2>
          </Link>
          <p>{t(`store.about.${category}`)}</p>
        </li>
      ))}
    </ul>
  )
}
