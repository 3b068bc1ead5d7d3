'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { legalApi, type LegalCard } from '#domain/legal/api.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { BumpDialog, type Changes } from './parts/BumpDialog.tsx'
import { DocumentCard } from './parts/DocumentCard.tsx'
import { LoudlyFailed } from './parts/LoudlyFailed.tsx'
import type { LegalMessages } from './types.ts'

/** A colleague may ask for a version meanwhile, so the cards are asked for again this often. */
const EVERY_MS = 30_000
const load = () => call(legalApi.cards)

type Props = {
  cards: { documents: LegalCard[]; offered: Locale[] } | null
  at: number
  locale: string
  messages: LegalMessages
}

/** One card for each document, with Preview, the next text, and Bump Version. */
export function VersionCards({ cards, at, locale, messages }: Props) {
  const polled = usePolled({ data: cards, at, everyMs: EVERY_MS, load })
  const [asking, setAsking] = useState<LegalCard | null>(null)
  const [busy, setBusy] = useState(false)
  const [issue, setIssue] = useState<string | null>(null)

  if (!polled.data)
    return <LoudlyFailed text={messages.load_failed} retry={messages.retry} again={polled.again} />
  const { documents, offered } = polled.data

  async function bump(card: LegalCard, changes: Changes) {
    setBusy(true)
    setIssue(null)
    try {
      const { state, version } = await call(legalApi.bump, {
        params: { document: card.document },
        body: { from: card.version, stamp: card.next?.stamp ?? null, changes },
      })
      toast.success(state === 'waiting' ? messages.asked : fill(messages.bumped, { version }))
      setAsking(null)
      polled.again()
    } catch (error) {
      setIssue(answerOf(error, messages.bump_failed))
    } finally {
      setBusy(false)
    }
  }

  async function write(card: LegalCard) {
    setBusy(true)
    try {
      const { id } = await call(legalApi.startNext, { params: { document: card.document } })
      location.assign(`/admin/collections/legal-versions/${id}`)
    } catch {
      toast.error(messages.write_failed)
      setBusy(false)
    }
  }

  return (
    <>
      <div className="ek-legal">
        {documents.map((card) => (
          <DocumentCard
            key={card.document}
            card={card}
            locale={locale}
            messages={messages}
            busy={busy}
            onWrite={() => void write(card)}
            onBump={() => {
              setIssue(null)
              setAsking(card)
            }}
          />
        ))}
      </div>
      <BumpDialog
        card={asking}
        offered={offered}
        messages={messages}
        busy={busy}
        issue={issue}
        onCancel={() => setAsking(null)}
        onConfirm={(card, changes) => void bump(card, changes)}
      />
    </>
  )
}
