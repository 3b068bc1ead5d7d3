import { useEffect } from 'react'
import type { HeldEntry, OpenWords } from '#domain/moderation/releaseApi.ts'
import { fill } from '#messages/catalog.ts'
import type { Deed, ReleaseMessages } from './types.ts'

type Props = {
  entry: HeldEntry
  /** The words, while they are open on this page. */
  opened: OpenWords | null
  locale: string
  words: ReleaseMessages
  onAsk: (deed: Deed) => void
  onShow: () => void
  onClose: () => void
}

/** One held entry: whose, since when, its words while they are open, and what waits for a second person. */
export function HeldRow({ entry, opened, locale, words, onAsk, onShow, onClose }: Props) {
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
          {ageGroup && `${words.age[ageGroup]} · `}
          {fill(words.shared, { when: when(sharedAt) })}
        </p>
      </div>
      {proposal && (
        <p>
          {fill(words.proposed_by, {
            name: proposal.by ?? words.gone,
            when: when(proposal.at),
            reason: proposal.reason,
          })}
        </p>
      )}
      {proposal?.isStale && <p className="ek-notice">{words.stale}</p>}
      {opened && (
        <Words opened={opened} username={username} locale={locale} words={words} onClose={onClose} />
      )}
      <div className="ek-acts">
        {!opened && (
          <button type="button" className="ek-button" onClick={openUntil ? onShow : () => onAsk('open')}>
            {words.open}
          </button>
        )}
        {opened && (!proposal || proposal.isStale) && (
          <button type="button" className="ek-button ek-button--strong" onClick={() => onAsk('propose')}>
            {words.propose}
          </button>
        )}
        {proposal?.mayDecide && (
          <>
            {opened && !proposal.isStale && (
              <button type="button" className="ek-button ek-button--strong" onClick={() => onAsk('confirm')}>
                {words.confirm}
              </button>
            )}
            <button type="button" className="ek-button" onClick={() => onAsk('decline')}>
              {words.decline}
            </button>
          </>
        )}
        {proposal && !proposal.mayDecide && <p>{words.own}</p>}
      </div>
    </li>
  )
}

type WordsProps = {
  opened: OpenWords
  username: string
  locale: string
  words: ReleaseMessages
  onClose: () => void
}

function Words({ opened, username, locale, words, onClose }: WordsProps) {
  const { openUntil } = opened
  useEffect(() => {
    const timer = setTimeout(onClose, Math.max(0, Date.parse(openUntil) - Date.now()))
    return () => clearTimeout(timer)
  }, [openUntil, onClose])
  const when = new Date(openUntil).toLocaleTimeString(locale, { timeStyle: 'short' })
  return (
    <section className="ek-held__words" aria-label={fill(words.words, { name: username, when })}>
      <p>
        <b>{fill(words.words, { name: username, when })}</b>
      </p>
      {opened.title && <h3 dir="auto">{opened.title}</h3>}
      <p dir="auto">{opened.body}</p>
      {opened.tags.length > 0 && <p dir="auto">{opened.tags.map((tag) => `#${tag}`).join(' ')}</p>}
      <button type="button" className="ek-link" onClick={onClose}>
        {words.close}
      </button>
    </section>
  )
}
