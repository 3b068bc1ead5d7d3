import { useEffect } from 'react'
import type { HeldEntry, OpenWords } from '#domain/moderation/releaseApi.ts'
import { fill } from '#messages/catalog.ts'
import type { Deed, ReleaseMessages } from './types.ts'

type Props = {
  entry: HeldEntry
  /** The text, while it is open on this page. */
  opened: OpenWords | null
  locale: string
  messages: ReleaseMessages
  onAsk: (deed: Deed) => void
  onShow: () => void
  onClose: () => void
}

/** One held entry: whose, since when, its text while it is open, and what waits for a second person. */
export function HeldRow({ entry, opened, locale, messages, onAsk, onShow, onClose }: Props) {
  const { username, ageGroup, sharedAt, openUntil, proposal } = entry
  const when = (instant: string) =>
    new Date(instant).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="ek-held__entry">
      <div className="ek-held__head">
        <h2>
          <bdi>{username}</bdi>
        </h2>
        <p>
          {ageGroup && `${messages.age[ageGroup]} · `}
          {fill(messages.shared, { when: when(sharedAt) })}
        </p>
      </div>
      {proposal && (
        <p>
          {fill(messages.proposed_by, {
            name: proposal.by ?? messages.gone,
            when: when(proposal.at),
            reason: proposal.reason,
          })}
        </p>
      )}
      {proposal?.isStale && <p className="ek-notice">{messages.stale}</p>}
      {opened && (
        <OpenText opened={opened} username={username} locale={locale} messages={messages} onClose={onClose} />
      )}
      <div className="ek-acts">
        {!opened && (
          <button type="button" className="ek-button" onClick={openUntil ? onShow : () => onAsk('open')}>
            {messages.open}
          </button>
        )}
        {opened && (!proposal || proposal.isStale) && (
          <button type="button" className="ek-button ek-button--strong" onClick={() => onAsk('propose')}>
            {messages.propose}
          </button>
        )}
        {proposal?.mayDecide && (
          <>
            {opened && !proposal.isStale && (
              <button type="button" className="ek-button ek-button--strong" onClick={() => onAsk('confirm')}>
                {messages.confirm}
              </button>
            )}
            <button type="button" className="ek-button" onClick={() => onAsk('decline')}>
              {messages.decline}
            </button>
          </>
        )}
        {proposal && !proposal.mayDecide && <p>{messages.own}</p>}
      </div>
    </li>
  )
}

type OpenTextProps = {
  opened: OpenWords
  username: string
  locale: string
  messages: ReleaseMessages
  onClose: () => void
}

function OpenText({ opened, username, locale, messages, onClose }: OpenTextProps) {
  const { openUntil } = opened
  useEffect(() => {
    const timer = setTimeout(onClose, Math.max(0, Date.parse(openUntil) - Date.now()))
    return () => clearTimeout(timer)
  }, [openUntil, onClose])
  const when = new Date(openUntil).toLocaleTimeString(locale, { timeStyle: 'short' })
  return (
    <section className="ek-held__words" aria-label={fill(messages.words, { name: username, when })}>
      <p>
        <b>{fill(messages.words, { name: username, when })}</b>
      </p>
      {opened.title && <h3 dir="auto">{opened.title}</h3>}
      <p dir="auto">{opened.body}</p>
      {opened.tags.length > 0 && <p dir="auto">{opened.tags.map((tag) => `#${tag}`).join(' ')}</p>}
      <button type="button" className="ek-link" onClick={onClose}>
        {messages.close}
      </button>
    </section>
  )
}
