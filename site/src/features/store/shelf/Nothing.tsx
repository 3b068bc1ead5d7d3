import type { Category } from '#domain/store/enums.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { collectionPath } from '../paths.ts'

/** A shelf with nothing on it, and the one way on: the whole collection, or the store. */
export function Nothing({ category, isFiltered }: { category: Category; isFiltered: boolean }) {
  const t = useMessages()
  if (!isFiltered)
    return (
      <Empty
        title={t('store.empty')}
        action={
          <ButtonTo look="line" to="/store">
            {t('store.to_store')}
          </ButtonTo>
        }
      />
    )
  return (
    <Empty
      title={t('store.no_match')}
      action={
        <ButtonTo look="line" to={collectionPath(category)} replace>
          {t('store.show_all')}
        </ButtonTo>
      }
    >
      {t('store.no_match_text')}
    </Empty>
  )
}
