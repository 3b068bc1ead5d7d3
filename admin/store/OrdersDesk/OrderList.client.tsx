'use client'

import { useState } from 'react'
import { ORDERS_PAGE } from '#domain/store/ordersApi.ts'
import type { AdminOrders } from '#domain/store/ordersAdminApi.ts'
import { fill } from '#messages/catalog.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { OrderDialog } from './OrderDialog.client.tsx'
import { OrderTable } from './OrderTable.client.tsx'
import type { DeskProps } from './types.ts'
import { useOrders } from './useOrders.client.ts'

/** Three counters, a search, and orders a page at a time, the newest first. */
export function OrderList(props: DeskProps) {
  const { messages, locale } = props
  const list = useOrders()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const { found } = list
  return (
    <div className="ek-desk" aria-busy={list.isLoading}>
      {found !== null && found !== 'failed' && (
        <dl className="ek-figures">
          {(['all', 'paid', 'refunded'] as const).map((name) => (
            <div key={name}>
              <dt>{messages.counters[name]}</dt>
              <dd>
                <b>{found.counters[name].toLocaleString(locale)}</b>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <form
        className="ek-filters"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          list.find(typed.trim())
        }}
      >
        <label className="ek-filters__search">
          {messages.search}
          <input
            type="search"
            value={typed}
            maxLength={120}
            onChange={({ target }) => {
              setTyped(target.value)
              if (target.value === '' && list.search !== '') list.find('')
            }}
          />
        </label>
        <button type="submit" className="ek-button">
          {messages.find}
        </button>
      </form>
      {found === null && <p role="status">{messages.loading}</p>}
      {found === 'failed' && <LoadFailed text={messages.failed} retry={messages.again} again={list.again} />}
      {found !== null && found !== 'failed' && (
        <>
          {found.total === 0 ? (
            <p className="ek-empty" role="status">
              {messages.none}
            </p>
          ) : (
            <>
              <p role="status">{fill(messages.found, { count: found.total.toLocaleString(locale) })}</p>
              <OrderTable {...props} orders={found.items} onOpen={setOpen} onSent={list.again} />
              <Pages found={found} {...props} onOpen={list.open} />
            </>
          )}
        </>
      )}
      {open !== null && (
        <OrderDialog {...props} id={open} onClose={() => setOpen(null)} onChanged={list.again} />
      )}
    </div>
  )
}

type PagesProps = Pick<DeskProps, 'messages' | 'locale'> & {
  found: AdminOrders
  onOpen: (page: number) => void
}

function Pages({ found: { page, total }, messages, locale, onOpen }: PagesProps) {
  const pages = Math.max(1, Math.ceil(total / ORDERS_PAGE))
  if (pages === 1) return null
  const turn = (label: string, to: number) => (
    <button type="button" className="ek-button" onClick={() => onOpen(to)}>
      {label}
    </button>
  )
  const at = { page: page.toLocaleString(locale), pages: pages.toLocaleString(locale) }
  return (
    <nav className="ek-acts" aria-label={messages.pages}>
      {page > 1 && turn(messages.previous, page - 1)}
      <span>{fill(messages.page, at)}</span>
      {page < pages && turn(messages.next, page + 1)}
    </nav>
  )
}
