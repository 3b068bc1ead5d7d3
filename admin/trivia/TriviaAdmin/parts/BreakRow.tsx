import { ageGroups } from '#domain/account/ageGroup.ts'
import type { BreakVideo } from '#domain/trivia/breaksApi.ts'
import { fill } from '#messages/catalog.ts'
import { localeNames, type Locale } from '#messages/locales.ts'
import type { DeskMessages } from '../types.ts'

type Props = {
  video: BreakVideo
  texts: DeskMessages['break_videos']
  locale: Locale
  busy: boolean
  onDecide: (state: 'approved' | 'rejected') => void
}

/** One break video: what it is, whom it reaches, and what staff decides. */
export function BreakRow({ video, texts, locale, busy, onDecide }: Props) {
  const { title, tip, state, source, channel, position, seconds, ageGroups: ages } = video
  const week = new Date(`${video.weekKey}T12:00:00Z`).toLocaleDateString(locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  const forWhom =
    ages.length === ageGroups.length ? texts.age.all : ages.map((age) => texts.age[age]).join(', ')
  const facts = [
    week,
    fill(texts.place, { number: position.toLocaleString(locale) }),
    fill(texts.seconds, { seconds: seconds.toLocaleString(locale) }),
    localeNames[video.locale],
    forWhom,
    channel ?? texts.source[source],
  ]
  return (
    <li data-state={state}>
      <div className="ek-breaks__words">
        <h3>
          <bdi lang={video.locale}>{title}</bdi>{' '}
          <span className="ek-breaks__state">{texts.state[state]}</span>
        </h3>
        <p className="ek-breaks__facts">
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </p>
        <p lang={video.locale} dir="auto">
          {tip}
        </p>
      </div>
      <div className="ek-acts">
        <a href={video.link} target="_blank" rel="noreferrer" aria-label={`${texts.watch}: ${title}`}>
          {texts.watch}
        </a>
        {state !== 'approved' && (
          <button
            type="button"
            className="ek-button"
            disabled={busy}
            aria-label={`${texts.approve}: ${title}`}
            onClick={() => onDecide('approved')}
          >
            {texts.approve}
          </button>
        )}
        {state !== 'rejected' && (
          <button
            type="button"
            className="ek-button"
            disabled={busy}
            aria-label={`${texts.reject}: ${title}`}
            onClick={() => onDecide('rejected')}
          >
            {texts.reject}
          </button>
        )}
      </div>
    </li>
  )
}
