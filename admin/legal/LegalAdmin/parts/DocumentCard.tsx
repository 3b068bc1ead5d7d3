import type { LegalCard } from '#domain/legal/api.ts'
import { fill } from '#messages/catalog.ts'
import { localeNames } from '#messages/locales.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { State } from '#admin/_shell/State.tsx'
import type { LegalMessages } from '../types.ts'

type Props = {
  card: LegalCard
  locale: string
  messages: LegalMessages
  busy: boolean
  onWrite: () => void
  onBump: () => void
}

/** One document: what is in force, how far the next text is, and what can be done. */
export function DocumentCard({ card, locale, messages, busy, onWrite, onBump }: Props) {
  const { document, version, effectiveOn, next, waiting } = card
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${effectiveOn}T00:00:00Z`),
  )
  return (
    <Block id={`legal-${document}`} title={messages.document[document]}>
      <p>{fill(messages.in_force, { version, date })}</p>
      <NextText card={card} messages={messages} />
      <div className="ek-acts">
        {/* The address of the document's page, as members know it. */}
        <a className="ek-link" href={`/${document}`} target="_blank" rel="noreferrer">
          {messages.preview}
        </a>
        {next ? (
          <a className="ek-link" href={`/admin/collections/legal-versions/${next.id}`}>
            {messages.edit}
          </a>
        ) : (
          <button type="button" className="ek-link" disabled={busy} onClick={onWrite}>
            {messages.write}
          </button>
        )}
        {(!waiting || waiting.mayConfirm) && (
          <button type="button" className="ek-button" disabled={busy} onClick={onBump}>
            {waiting ? messages.confirm : messages.bump}
          </button>
        )}
      </div>
    </Block>
  )
}

function NextText({ card: { next, waiting }, messages }: { card: LegalCard; messages: LegalMessages }) {
  if (waiting)
    return (
      <State kind="warn">
        {waiting.mayConfirm ? fill(messages.waiting, { email: waiting.askedBy }) : messages.waiting_own}
      </State>
    )
  if (!next) return <p>{messages.next_none}</p>
  if (next.missing.length === 0) return <State kind="ok">{messages.next_ready}</State>
  const languages = next.missing.map((one) => localeNames[one]).join(', ')
  return <State kind="bad">{fill(messages.next_missing, { languages })}</State>
}
