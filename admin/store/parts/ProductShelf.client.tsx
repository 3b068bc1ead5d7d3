'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { Confirm } from '#admin/_shell/Confirm.tsx'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { ProductRows } from './ProductRows.tsx'
import { rest, RestError } from '#admin/_shell/rest.client.ts'
import type { StoreMessages } from './types.ts'
import type { Shown, useProducts } from './useProducts.client.ts'

type Props = {
  list: ReturnType<typeof useProducts>
  /** Whether something is searched for: an empty list then says so. */
  isSearch: boolean
  messages: StoreMessages
  locale: Locale
  onEdit: (product: Shown) => void
}

/** A page of products: switched on and off, and deleted after a question. Source: docs/rules/store.md D-141. */
export function ProductShelf({ list, isSearch, messages, locale, onEdit }: Props) {
  const [busy, setBusy] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<Shown | null>(null)

  async function change(product: Shown, data: object, failed: string) {
    setBusy(product.id)
    try {
      await rest.update('products', product.id, data)
      list.again()
    } catch (error) {
      toast.error(failed, { description: (error instanceof RestError && error.serverMessage) || undefined })
    } finally {
      setBusy(null)
    }
  }

  const { found, page } = list
  return (
    <div className="ek-breaks" aria-busy={list.isLoading}>
      {found === null && <p role="status">{messages.loading}</p>}
      {found === 'failed' && (
        <LoadFailed text={messages.list_failed} retry={messages.retry} again={list.again} />
      )}
      {Array.isArray(found) && (
        <>
          {found.length === 0 && <p className="ek-empty">{isSearch ? messages.no_match : messages.none}</p>}
          <ProductRows
            products={found}
            messages={messages}
            locale={locale}
            busy={busy}
            onEdit={onEdit}
            onToggle={(product) =>
              void change(product, { isActive: !product.isActive }, messages.status_failed)
            }
            onRemove={setLeaving}
          />
          <nav className="ek-acts" aria-label={fill(messages.page, { number: page.toLocaleString(locale) })}>
            {page > 1 && (
              <button type="button" className="ek-button" onClick={() => list.open(page - 1)}>
                {messages.previous}
              </button>
            )}
            {list.hasNext && (
              <button type="button" className="ek-button" onClick={() => list.open(page + 1)}>
                {messages.next}
              </button>
            )}
          </nav>
        </>
      )}
      <Confirm
        isOpen={leaving !== null}
        title={fill(messages.remove_title, { title: leaving?.title ?? leaving?.slug ?? '' })}
        text={messages.remove_text}
        confirm={messages.remove_confirm}
        cancel={messages.cancel}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          const product = leaving
          setLeaving(null)
          if (product) void change(product, { isArchived: true }, messages.delete_failed)
        }}
      />
    </div>
  )
}
