import { libraryApi } from '#domain/store/libraryApi.ts'
import { ordersApi } from '#domain/store/ordersApi.ts'
import { keyOf, read, write } from '../../../lib/query.ts'

/** A buyer's orders, a page of twenty. */
export const ordersQuery = (page: number) => read(ordersApi.orders, { query: { page } })
/** One order. Asked again whenever it is seen: staff may have answered. */
export const orderQuery = (id: string) =>
  ({ ...read(ordersApi.order, { params: { id } }), refetchOnMount: 'always' }) as const
/** What a member owns. */
export const libraryQuery = { ...read(libraryApi.library), refetchOnMount: 'always' } as const

/** What changes orders and the library. */
export const orderWrites = {
  askRefund: write(ordersApi.askRefund, [keyOf(ordersApi.order), keyOf(ordersApi.orders)]),
  download: write(libraryApi.downloadLink, [keyOf(libraryApi.library)]),
  restore: write(libraryApi.restoreLibrary, [keyOf(libraryApi.library)]),
}
