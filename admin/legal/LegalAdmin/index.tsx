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
  const words = props.words.legal.admin
  const isLedger = props.asked.tab === 'ledger'
  return (
    <div className="ek-page">
      <div className="ek-title">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      <nav className="ek-tabs" aria-label={words.tabs}>
        <a href="/admin/legal" aria-current={isLedger ? undefined : 'page'}>
          {words.versions}
        </a>
        <a href="/admin/legal?tab=ledger" aria-current={isLedger ? 'page' : undefined}>
          {words.ledger}
        </a>
      </nav>
      <Suspense fallback={<p role="status">{words.loading}</p>}>
        {isLedger ? <FetchedLedger {...props} /> : <FetchedCards {...props} />}
      </Suspense>
    </div>
  )
})

const wordsOf = ({ words }: ViewProps): LegalMessages => ({
  ...words.legal.admin,
  document: words.legal.document,
  readings: words.legal.reading,
  cancel: words.common.action.cancel,
  retry: words.common.action.retry,
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
      words={wordsOf(props)}
    />
  )
}

async function FetchedLedger(props: ViewProps) {
  const made = services()
  const rows = await consentLedger(made.db, props.actor).catch((error: unknown) => {
    made.log.error({ err: error }, 'consent ledger not fetched')
    return null
  })
  return <Ledger rows={rows} at={made.clock.now().getTime()} locale={props.locale} words={wordsOf(props)} />
}
