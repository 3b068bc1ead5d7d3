import { Suspense } from 'react'
import { consentLedger } from '#operations/legal/consentLedger.ts'
import { legalCards } from '#operations/legal/legalCards.ts'
import { services } from '#services'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { Ledger } from './Ledger.client.tsx'
import { VersionCards } from './VersionCards.client.tsx'
import type { LegalMessages } from './types.ts'

/** The legal documents with their versions, and the ledger of consents. Source: docs/rules/legal.md S-002-2.4. */
export const LegalAdmin = guarded('LegalAdmin', (props) => {
  const messages = props.messages.legal.admin
  const isLedger = props.asked.tab === 'ledger'
  return (
    <div className="ek-page">
      <div className="ek-title">
        <h1>{messages.title}</h1>
        <p>{messages.intro}</p>
      </div>
      <nav className="ek-tabs" aria-label={messages.tabs}>
        <a href="/admin/legal" aria-current={isLedger ? undefined : 'page'}>
          {messages.versions}
        </a>
        <a href="/admin/legal?tab=ledger" aria-current={isLedger ? 'page' : undefined}>
          {messages.ledger}
        </a>
      </nav>
      <Suspense fallback={<p role="status">{messages.loading}</p>}>
        {isLedger ? <FetchedLedger {...props} /> : <FetchedCards {...props} />}
      </Suspense>
    </div>
  )
})

const messagesOf = ({ messages }: ViewProps): LegalMessages => ({
  ...messages.legal.admin,
  document: messages.legal.document,
  readings: messages.legal.reading,
  cancel: messages.common.action.cancel,
  retry: messages.common.action.retry,
})

async function FetchedCards(props: ViewProps) {
  const made = services()
  const cards = await legalCards(made, props.actor).catch((error: unknown) => {
    made.log.error({ err: error }, 'legal documents not fetched')
    return null
  })
  return (
    <VersionCards
      cards={cards}
      at={made.clock.now().getTime()}
      locale={props.locale}
      messages={messagesOf(props)}
    />
  )
}

async function FetchedLedger(props: ViewProps) {
  const made = services()
  const rows = await consentLedger(made.db, props.actor).catch((error: unknown) => {
    made.log.error({ err: error }, 'consent ledger not fetched')
    return null
  })
  return (
    <Ledger rows={rows} at={made.clock.now().getTime()} locale={props.locale} messages={messagesOf(props)} />
  )
}
