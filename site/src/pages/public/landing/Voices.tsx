import { slot } from '#domain/content/template.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Page } from '../../../ui/layout.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import css from './bands.module.css'

/** What stands around the voices. */
export function Voices() {
  const t = useMessages()
  return (
    <section aria-labelledby="voices">
      <h2 className="ek-sr" id="voices">
        {t('pages.landing.voices')}
      </h2>
      <Page className={css.voices}>{slot('rows')}</Page>
    </section>
  )
}

/** A member's quote, with a float for company. */
export const Voice = ({ mood }: { mood: Mood }) => (
  <figure className={css.voice}>
    <blockquote dir="auto">{slot('quote')}</blockquote>
    <figcaption>
      <span data-mood={mood}>
        <MoodFloat mood={mood} />
      </span>
      <span dir="auto">
        <b>{slot('name')}</b>
        {slot('about')}
        <small>{slot('source')}</small>
      </span>
    </figcaption>
  </figure>
)
