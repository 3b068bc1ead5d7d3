import type { WeekendView } from '#domain/trivia/views.ts'
import { TRIVIA_SESSIONS, TRIVIA_WEEK_POINTS } from '#domain/trivia/figures.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { FlagsUp } from './FlagsUp.tsx'
import { isCalm } from './isCalm.ts'
import card from './card.module.css'
import css from './player.module.css'
import { SessionBadges } from './SessionBadges.tsx'

/** After session 3: three sessions done, the points of the weekend, flags up the line. */
export function AllDone({ weekend: { sessions, animations } }: { weekend: WeekendView }) {
  const t = useMessages()
  const score = sessions.reduce((sum, session) => sum + session.score, 0)
  return (
    <div className={css.game}>
      <SessionBadges total={TRIVIA_SESSIONS} done={TRIVIA_SESSIONS} current={0} />
      <div className={card.card}>
        <div className={card.cardWords}>
          <h2>{t('trivia.play.all_done')}</h2>
          <p className={card.result}>
            {t('trivia.play.weekend_score', { score, total: TRIVIA_WEEK_POINTS })}
          </p>
        </div>
        <FlagsUp calm={isCalm() || !animations} />
      </div>
    </div>
  )
}
