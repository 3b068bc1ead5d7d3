import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { listProducts } from '#operations/store/catalogue/listProducts.ts'
import { decideReview, waitingReviews } from '#operations/store/catalogue/moderateReviews.ts'
import { readProduct } from '#operations/store/catalogue/readProduct.ts'
import { showcase } from '#operations/store/catalogue/showcase.ts'
import { writeReview } from '#operations/store/catalogue/writeReview.ts'

/** The shelf of the store, and reviews. */
export const storeCatalogueEndpoints: Served[] = [
  serve(storeCatalogueApi.showcase, ({ actor, call, services }) => showcase(services.db, actor, call.locale)),
  serve(storeCatalogueApi.list, ({ actor, call, input, services }) =>
    listProducts(services.db, actor, { ...input.params, ...input.query, locale: call.locale }),
  ),
  serve(
    storeCatalogueApi.readProduct,
    async ({ actor, call, input, services, fail }) =>
      (await readProduct(services, actor, { id: input.params.id, locale: call.locale })) ??
      fail('common.error.not_found'),
  ),
  serve(storeCatalogueApi.writeReview, async ({ actor, call, input, services }) => {
    await writeReview(services, actor, { ...input.params, ...input.body, locale: call.locale })
    return { state: 'pending' as const }
  }),
  serve(storeCatalogueApi.waitingReviews, async ({ actor, call, services }) => ({
    reviews: await waitingReviews(services.db, actor, call.locale),
  })),
  serve(storeCatalogueApi.decideReview, async ({ actor, input, services }) => {
    await decideReview(services, actor, { ...input.params, ...input.body })
    return input.body
  }),
]
