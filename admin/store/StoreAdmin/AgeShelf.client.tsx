'use client'

import { useState } from 'react'
import type { Category } from '#domain/store/enums.ts'
import type { Locale } from '#messages/locales.ts'
import { ProductShelf } from '../parts/ProductShelf.client.tsx'
import type { Product, StoreMessages } from '../parts/types.ts'
import { useProducts } from '../parts/useProducts.client.ts'
import { ProductDialog } from './ProductDialog.tsx'

type Props = { category: Category; messages: StoreMessages; locale: Locale }

/** The products of one age group. */
export function AgeShelf({ category, messages, locale }: Props) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<{ product: Product | null } | null>(null)
  const list = useProducts({ search, category, locale })
  return (
    <>
      <form className="ek-filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <label className="ek-filters__search">
          {messages.search_name}
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <button
          type="button"
          className="ek-button ek-button--strong"
          onClick={() => setOpen({ product: null })}
        >
          {messages.add}
        </button>
      </form>
      <ProductShelf
        list={list}
        isSearch={search.trim() !== ''}
        messages={messages}
        locale={locale}
        onEdit={(product) => setOpen({ product })}
      />
      {open && (
        <ProductDialog
          product={open.product}
          category={category}
          messages={messages}
          locale={locale}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            list.again()
          }}
        />
      )}
    </>
  )
}
