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
  const { words } = props
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found>(null)
  const [open, setOpen] = useState<PayerView | null>(null)
  const search = () => {
    if (typed.trim().length < SHORTEST) return setFound('short')
    setFound('searching')
    call(planRefundApi.payers, { query: { search: typed.trim() } }).then(
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
          {words.search}
          <input
            type="search"
            dir="ltr"
            value={typed}
            maxLength={120}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit" className="ek-button" disabled={found === 'searching'}>
          {words.find}
        </button>
      </form>
      <div aria-live="polite">
        {found === 'searching' && <p>{words.finding}</p>}
        {found === 'short' && <p className="ek-hint">{words.short}</p>}
        {found === 'failed' && <LoadFailed text={words.failed} retry={words.again} again={search} />}
        {Array.isArray(found) && found.length === 0 && <p className="ek-empty">{words.none}</p>}
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

function Payers({ payers, words, locale, timeZone, onOpen }: PayersProps) {
  const day = (at: string | null) =>
    at === null ? '–' : new Date(at).toLocaleDateString(locale, { dateStyle: 'medium', timeZone })
  return (
    <ScrollBox name={words.title}>
      <table className="ek-table">
        <thead>
          <tr>
            {[words.email, words.plan, words.state, words.until, words.look].map((title) => (
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
              <td>{words.standing[payer.status] ?? payer.status}</td>
              <td>{day(payer.currentPeriodEnd)}</td>
              <td>
                <button
                  type="button"
                  className="ek-button"
                  aria-label={fill(words.look_of, { email: payer.email })}
                  onClick={() => onOpen(payer)}
                >
                  {words.look}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
