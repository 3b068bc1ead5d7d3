import { useSearchParams } from 'react-router-dom'
import { PAGE_MAX, priceBands, SEARCH_MAX, type PriceBand } from '#domain/store/catalogue.ts'
import { productTypes, type ProductType } from '#domain/store/enums.ts'

/** What narrows a shelf. */
export type ShelfFilter = { search?: string; price?: PriceBand; type?: ProductType; page: number }

/**
 * The filters in the address (`?search=lamp&price=20-50&type=digital&page=2`), and how to change them. Setting what is
 * set takes it away; every change but that of the page begins at the first page. Values of another kind count for none.
 */
export function useShelfFilter() {
  const [address, setAddress] = useSearchParams()
  const search = (address.get('search') ?? '').slice(0, SEARCH_MAX).trim()
  const price = priceBands.find((known) => known === address.get('price'))
  const type = productTypes.find((known) => known === address.get('type'))
  const asked = Number(address.get('page'))
  const page = Number.isInteger(asked) && asked >= 1 && asked <= PAGE_MAX ? asked : 1
  const set = (name: 'search' | 'price' | 'type', value: string) => {
    // The address itself: what was drawn last may lack a press that came just before.
    const next = new URLSearchParams(window.location.search)
    if (value === '' || next.get(name) === value) next.delete(name)
    else next.set(name, value)
    next.delete('page')
    setAddress(next, { replace: true })
  }
  const filter: ShelfFilter = {
    ...(search && { search }),
    ...(price && { price }),
    ...(type && { type }),
    page,
  }
  return { filter, set, isFiltered: Boolean(search || price || type) }
}

/** The address of a page of the same shelf. */
export function pageAddress(page: number): string {
  const next = new URLSearchParams(window.location.search)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  const query = next.toString()
  return query === '' ? window.location.pathname : `?${query}`
}
