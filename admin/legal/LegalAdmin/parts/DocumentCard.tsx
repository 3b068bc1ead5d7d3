import type { LegalCard } from '#domain/legal/api.ts'
import { fill } from '#messages/catalog.ts'
import { localeNames } from '#messages/locales.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { State } from '#admin/_shell/State.tsx'
import type { LegalMessages } from '../types.ts'

type Props = {
  card: LegalCard
  locale: string
  words: LegalMessages
  busy: boolean
  onWrite: () => void
  onBump: () => void
}

/** One document: what is in force, how far the next text is, and what can be done. */
export function DocumentCard({ card, locale, words, busy, onWrite, onBump }: Props) {
  const { document, version, effectiveOn, next, waiting } = card
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${effectiveOn}T00:00:00Z`),
  )
  return (
    <Block id={`legal-${document}`} title={words.document[document]}>
      <p>{fill(words.in_force, { version, date })}</p>
      <NextText card={card} words={words} />
      <div className="ek-acts">
        {/* The address of the document's page, as members know it. */}
        <a className="ek-link" href={`/${document}`} target="_blank" rel="noreferrer">
          {words.preview}
        </a>
        {next ? (
          <a className="ek-link" href={`/admin/collections/legal-versions/${next.id}`}>
            {words.edit}
          </a>
        ) : (
          <button type="button" className="ek-link" disabled={busy} onClick={onWrite}>
            {words.write}
          </button>
        )}
        {(!waiting || waiting.mayConfirm) && (
          <button type="button" className="ek-button" disabled={busy} onClick={onBump}>
            {waiting ? words.confirm : words.bump}
          </button>
        )}
      </div>
    </Block>
  )
}

function NextText({ card: { next, waiting }, words }: { card: LegalCard; words: LegalMessages }) {
  if (waiting)
    return (
      <State kind="warn">
        {waiting.mayConfirm ? fill(words.waiting, { email: waiting.askedBy }) : words.waiting_own}
      </State>
    )
  if (!next) return <p>{words.next_none}</p>
  if (next.missing.length === 0) return <State kind="ok">{words.next_ready}</State>
  const languages = next.missing.map((one) => localeNames[one]).join(', ')
  return <State kind="bad">{fill(words.next_missing, { languages })}</State>
}
