import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { storeCatalogueApi, type ProductView } from '#domain/store/catalogueApi.ts'
import { count } from '../../../lib/analytics.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useLoad } from '../../../lib/useLoad.ts'
import { Screen } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { Product } from './Product.tsx'

/**
 * `/store/product/{productId}`. One that cannot be loaded leads back to the store. Source: docs/rules/store.md S-016.
 */
export function ProductScreen() {
  const id = useParams().productId!
  return <Loaded key={id} id={id} />
}

function Loaded({ id }: { id: string }) {
  const t = useMessages()
  const go = useNavigate()
  const { data, error, retry } = useLoad(storeCatalogueApi.readProduct, { params: { id } })
  useEffect(() => {
    // A reading anew that fails, after a review was stored, leaves what is there.
    if (!error || data) return
    showToast({ text: t('store.product_failed'), tone: 'bad' })
    void go('/store', { replace: true })
  }, [error, data, go, t])
  useSeen(data)
  return (
    <Screen>
      {data ? <Product product={data} reload={retry} /> : <Waiting label={t('store.loading')} lines={8} />}
    </Screen>
  )
}

/** The name of the window, and the event of members who agreed to be counted. Source: docs/rules/store.md U-040. */
function useSeen(product: ProductView | undefined): void {
  const t = useMessages()
  const { title, slug, category, productType } = product ?? {}
  useEffect(() => {
    if (title) document.title = t('shell.title', { page: title })
  }, [t, title])
  useEffect(() => {
    if (slug && category && productType) count('pdp_view', { product: slug, category, type: productType })
  }, [slug, category, productType])
}
