'use client'

import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import type { Locale } from '#messages/locales.ts'
import { ProductShelf } from '../parts/ProductShelf.client.tsx'
import type { StoreMessages } from '../parts/types.ts'
import { useProducts } from '../parts/useProducts.client.ts'

/** The list, and the way to the editor. */
export function Products({ messages, locale }: { messages: StoreMessages; locale: Locale }) {
  const [search, setSearch] = useState('')
  const router = useRouter()
  const list = useProducts({ search, names: messages.options.product_category, locale })
  return (
    <>
      <form className="ek-filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <label className="ek-filters__search">
          {messages.search_all}
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <a className="ek-button ek-button--strong" href="/admin/products/new">
          {messages.add}
        </a>
      </form>
      <ProductShelf
        list={list}
        isSearch={search.trim() !== ''}
        messages={messages}
        locale={locale}
        onEdit={({ id }) => router.push(`/admin/products/${id}`)}
      />
    </>
  )
}
