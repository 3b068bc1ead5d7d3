'use client'

import { useState } from 'react'
import { planRefundApi, type PayerView } from '#domain/billing/refundApi.ts'
import { fill } from '#messages/catalog.ts'
import { call } from '#admin/_shell/call.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { ScrollBox } from '#admin/_shell/ScrollBox.tsx'
import { ChargeDialog } from './ChargeDialog.client.tsx'
import type { RefundProps } from './types.ts'

type Found = readonly PayerView[] | 'searching' | 'failed' | 'short' | null
/** Shortest search, in characters. */
const SHORTEST = 3

/** Finds a member's plan by the address, and leads to what was charged for it. */
export function PlanRefunds(props: RefundProps) {
  const { messages } = props
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found>(null)
  const [open, setOpen] = useState<PayerView | null>(null)
  const search = () => {
    if (typed.trim().length < SHORTEST) return setFound('short')
    setFound('searching')
    call(planRefundApi.findPayers, { query: { search: typed.trim() } }).then(
      ({ payers }) => setFound(payers),
      () => setFound('failed'),
    )
  }
  return (
    <div className="ek-desk">
      <form
        className="ek-filters"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <label className="ek-filters__search">
          {messages.search}
          <input
            type="search"
            dir="ltr"
            value={typed}
            maxLength={120}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit" className="ek-button" disabled={found === 'searching'}>
          {messages.find}
        </button>
      </form>
      <div aria-live="polite">
        {found === 'searching' && <p>{messages.finding}</p>}
        {found === 'short' && <p className="ek-hint">{messages.short}</p>}
        {found === 'failed' && <LoadFailed text={messages.failed} retry={messages.again} again={search} />}
        {Array.isArray(found) && found.length === 0 && <p className="ek-empty">{messages.none}</p>}
      </div>
      {Array.isArray(found) && found.length > 0 && (
        <Payers {...props} payers={found as readonly PayerView[]} onOpen={setOpen} />
      )}
      {open && (
        <ChargeDialog
          {...props}
          payer={open}
          onClose={() => {
            setOpen(null)
            search()
          }}
        />
      )}
    </div>
  )
}

type PayersProps = RefundProps & { payers: readonly PayerView[]; onOpen: (payer: PayerView) => void }

function Payers({ payers, messages, locale, timeZone, onOpen }: PayersProps) {
  const day = (at: string | null) =>
    at === null ? '–' : new Date(at).toLocaleDateString(locale, { dateStyle: 'medium', timeZone })
  return (
    <ScrollBox name={messages.title}>
      <table className="ek-table">
        <thead>
          <tr>
            {[messages.email, messages.plan, messages.state, messages.until, messages.look].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payers.map((payer) => (
            <tr key={payer.id}>
              <th scope="row" dir="ltr">
                {payer.email}
              </th>
              <td>{payer.plan}</td>
              <td>{messages.standing[payer.status] ?? payer.status}</td>
              <td>{day(payer.currentPeriodEnd)}</td>
              <td>
                <button
                  type="button"
                  className="ek-button"
                  aria-label={fill(messages.look_of, { email: payer.email })}
                  onClick={() => onOpen(payer)}
                >
                  {messages.look}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
