'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { DESK_PAGE } from '#domain/store/desk.ts'
import { categories, type Category } from '#domain/store/enums.ts'
import { rest } from '#admin/_shell/rest.client.ts'
import type { Picture, Product } from './types.ts'

/** A search is sent when this many milliseconds went by without another letter. */
const PAUSE_MS = 300

/** A product with its cover. */
export type Shown = Product & { cover: Picture | null }
/** What the list is narrowed to. `names`: the names of the categories, which can be searched for too. */
export type Asked = {
  search: string
  category?: Category
  names?: Readonly<Record<Category, string>>
  locale: string
}

/** Products a page at a time, the newest first. What is shown stays while others load. */
export function useProducts(asked: Asked) {
  const { search, category, names, locale } = asked
  const [page, setPage] = useState(1)
  const [found, setFound] = useState<Shown[] | 'failed' | null>(null)
  const [isLoading, setIsLoading] = useState(true)
  const number = useRef(0)

  const load = useCallback(
    async (wanted: number) => {
      const mine = (number.current += 1)
      setIsLoading(true)
      try {
        const { docs } = await rest.find<Product>('products', {
          ...queryOf({ search, category, names }),
          locale,
          sort: '-createdAt',
          limit: DESK_PAGE,
          page: wanted,
        })
        const shown = await withCovers(docs)
        if (number.current !== mine) return
        setFound(shown)
        setPage(wanted)
      } catch {
        if (number.current === mine) setFound('failed')
      }
      if (number.current === mine) setIsLoading(false)
    },
    [search, category, names, locale],
  )
  useEffect(() => {
    const timer = setTimeout(() => void load(1), number.current === 0 ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [load])

  return {
    page,
    found,
    isLoading,
    /** Another page may be there: this one is full. */
    hasNext: Array.isArray(found) && found.length === DESK_PAGE,
    open: (wanted: number) => void load(wanted),
    again: () => void load(page),
  }
}

function queryOf({ search, category, names }: Omit<Asked, 'locale'>): Record<string, string> {
  const term = search.trim()
  const query: Record<string, string> = { 'where[and][0][isArchived][not_equals]': 'true' }
  if (category) query['where[and][1][category][equals]'] = category
  if (!term) return query
  if (!names) return { ...query, 'where[and][2][title][like]': term }
  query['where[and][2][or][0][title][like]'] = term
  query['where[and][2][or][1][sku][like]'] = term
  const meant = categories.filter((one) =>
    [one, names[one]].some((name) => name.toLowerCase().startsWith(term.toLowerCase())),
  )
  if (meant.length > 0) query['where[and][2][or][2][category][in]'] = meant.join(',')
  return query
}

async function withCovers(products: readonly Product[]): Promise<Shown[]> {
  if (products.length === 0) return []
  const { docs } = await rest.find<Picture>('product-images', {
    'where[product][in]': products.map(({ id }) => id).join(','),
    'where[isCover][equals]': 'true',
    limit: DESK_PAGE,
  })
  return products.map((product) => ({
    ...product,
    cover: docs.find((picture) => picture.product === product.id) ?? null,
  }))
}
