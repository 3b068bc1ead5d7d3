import { heroMoods } from '#domain/checkins/moods.ts'
import { useMessages } from '../../../lib/messages.tsx'
import type { LandingContent } from '../../../prerender/page.ts'
import { Page } from '../../../ui/layout.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import css from './bands.module.css'

/** What people say, only when somebody said it. */
export function Voices({ testimonials }: { testimonials: NonNullable<LandingContent['testimonials']> }) {
  const t = useMessages()
  if (testimonials.length === 0) return null
  return (
    <section aria-labelledby="voices">
      <h2 className="ek-sr" id="voices">
        {t('pages.landing.voices')}
      </h2>
      <Page className={css.voices}>
        {testimonials.map(({ quote, name, about, mood }) => (
          <figure key={quote} className={css.voice}>
            <blockquote dir="auto">{quote}</blockquote>
            <figcaption>
              <MoodFloat mood={heroMoods[mood]} />
              <span dir="auto">
                <b>{name}</b>
                {about && `, ${about}`}
              </span>
            </figcaption>
          </figure>
        ))}
      </Page>
    </section>
  )
}
