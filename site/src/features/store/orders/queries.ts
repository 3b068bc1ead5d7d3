import { libraryApi } from '#domain/store/libraryApi.ts'
import { ordersApi } from '#domain/store/ordersApi.ts'
import { keyOf, read, write } from '../../../lib/query.ts'

/** A buyer's orders, a page of twenty. */
export const ordersQuery = (page: number) => read(ordersApi.ownOrders, { query: { page } })
/** One order. Asked again whenever it is seen: staff may have answered. */
export const orderQuery = (id: string) =>
  ({ ...read(ordersApi.ownOrder, { params: { id } }), refetchOnMount: 'always' }) as const
/** What a member owns. */
export const libraryQuery = { ...read(libraryApi.readLibrary), refetchOnMount: 'always' } as const

/** What changes orders and the library. */
export const orderWrites = {
  askRefund: write(ordersApi.askRefund, [keyOf(ordersApi.ownOrder), keyOf(ordersApi.ownOrders)]),
  download: write(libraryApi.downloadLink, [keyOf(libraryApi.readLibrary)]),
  restore: write(libraryApi.restoreLibrary, [keyOf(libraryApi.readLibrary)]),
}
