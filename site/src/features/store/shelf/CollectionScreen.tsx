import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { PRODUCTS_PAGE } from '#domain/store/catalogue.ts'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import type { Category } from '#domain/store/enums.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { useLoad } from '../../../lib/useLoad.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Screen, ScreenHead } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { Goods } from '../Goods.tsx'
import { categoryIn } from '../paths.ts'
import { StoreHead } from '../StoreHead.tsx'
import { CategoryLinks } from './CategoryLinks.tsx'
import { Filters } from './Filters.tsx'
import { Pages } from './Pages.tsx'
import { useShelfFilter, type ShelfFilter } from './useShelfFilter.ts'

// Shelves are seldom empty.
const Nothing = lazy(() => import('./Nothing.tsx').then((m) => ({ default: m.Nothing })))

/** `/store/{ageGroup}`: one collection. Source: docs/rules/store.md R-023. */
export function CollectionScreen() {
  const t = useMessages()
  const category = categoryIn(useParams().ageGroup)
  if (!category)
    return (
      <Screen>
        <ScreenHead title={t('store.unknown_group')} />
        <p>{t('store.unknown_group_text')}</p>
        <CategoryLinks />
      </Screen>
    )
  return (
    <Screen>
      <StoreHead />
      <CategoryLinks current={category} />
      <Collection key={category} category={category} />
    </Screen>
  )
}

function Collection({ category }: { category: Category }) {
  const t = useMessages()
  const { filter, set, isFiltered } = useShelfFilter()
  return (
    <>
      <Filters filter={filter} set={set} />
      <h2 className="ek-sr">{t(`store.category.${category}`)}</h2>
      <Shelf category={category} filter={filter} isFiltered={isFiltered} />
    </>
  )
}

type ShelfProps = { category: Category; filter: ShelfFilter; isFiltered: boolean }

function Shelf({ category, filter, isFiltered }: ShelfProps) {
  const t = useMessages()
  const { data, error, retry } = useLoad(storeCatalogueApi.list, { params: { category }, query: filter })
  if (error) return <ErrorNotice title={t('store.products_failed')} error={error} retry={retry} />
  if (!data) return <Waiting label={t('store.loading')} lines={8} />
  const count = (
    <p className="ek-soft" role="status">
      {plural(t, 'store.things', data.total)}
    </p>
  )
  if (data.products.length === 0)
    return (
      <>
        {count}
        <Suspense>
          <Nothing category={category} isFiltered={isFiltered || filter.page > 1} />
        </Suspense>
      </>
    )
  return (
    <>
      {count}
      <Goods products={data.products} />
      <Pages page={filter.page} pages={Math.ceil(data.total / PRODUCTS_PAGE)} />
    </>
  )
}
