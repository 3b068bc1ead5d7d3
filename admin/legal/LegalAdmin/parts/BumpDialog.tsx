import { useEffect, useRef, useState } from 'react'
import type { LegalCard } from '#domain/legal/api.ts'
import { LEGAL_CHANGES_MAX, nextVersion } from '#domain/legal/documents.ts'
import { fill } from '#messages/catalog.ts'
import { localeNames, type Locale } from '#messages/locales.ts'
import type { LegalMessages } from '../types.ts'

/** What changed, in each language. */
export type Changes = Partial<Record<Locale, string>>

type Props = {
  /** The document about to change; null keeps the dialog closed. */
  card: LegalCard | null
  offered: readonly Locale[]
  messages: LegalMessages
  busy: boolean
  issue: string | null
  onCancel: () => void
  onConfirm: (card: LegalCard, changes: Changes) => void
}

/** Asks before a version takes effect, and what changed, in every language that is offered. */
export function BumpDialog({ card, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (card) dialog.current?.showModal()
    else dialog.current?.close()
  }, [card])
  return (
    <dialog ref={dialog} className="ek-dialog" aria-labelledby="bump-title" onClose={rest.onCancel}>
      {card && <Question key={card.document} card={card} {...rest} />}
    </dialog>
  )
}

function Question({
  card,
  offered,
  messages,
  busy,
  issue,
  onCancel,
  onConfirm,
}: Omit<Props, 'card'> & { card: LegalCard }) {
  const { document, version, waiting } = card
  const [changes, setChanges] = useState<Changes>({})
  const title = { document: messages.document[document], version: nextVersion(version) }
  return (
    <form
      className="ek-fields"
      onSubmit={(event) => {
        event.preventDefault()
        onConfirm(card, waiting ? {} : changes)
      }}
    >
      <h2 id="bump-title">{fill(messages.ask_title, title)}</h2>
      <p>{messages.ask_text}</p>
      {document === 'safety' && !waiting && <p>{messages.ask_safety}</p>}
      <div className="ek-fields">
        {offered.map((language) =>
          waiting ? (
            <p key={language} lang={language} dir="auto">
              {waiting.changes[language]}
            </p>
          ) : (
            <label key={language}>
              {fill(messages.changes, { language: localeNames[language] })}
              <textarea
                required
                dir="auto"
                lang={language}
                maxLength={LEGAL_CHANGES_MAX}
                value={changes[language] ?? ''}
                onChange={({ target }) => setChanges({ ...changes, [language]: target.value })}
              />
            </label>
          ),
        )}
      </div>
      {!waiting && <p>{messages.changes_hint}</p>}
      {issue && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {issue}
        </p>
      )}
      <div className="ek-dialog__acts">
        <button type="button" className="ek-button" onClick={onCancel}>
          {messages.cancel}
        </button>
        <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
          {waiting ? messages.confirm : messages.bump}
        </button>
      </div>
    </form>
  )
}
