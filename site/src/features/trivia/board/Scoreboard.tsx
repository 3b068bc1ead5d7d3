import { useQuery } from '@tanstack/react-query'
import { TRIVIA_WEEK_POINTS } from '#domain/trivia/figures.ts'
import type { ScoreboardView } from '#domain/trivia/views.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { usePlots } from '../../../ui/charts/usePlots.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Section, Split } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { scoreboardQuery } from '../queries.ts'
import { isolated } from '../team/isolated.ts'
import css from './board.module.css'

/**
 * The reader's own weekends: points as a picture with its table beside it, and the streak. No other member is in it.
 */
export function Scoreboard() {
  const t = useMessages()
  const query = useQuery(scoreboardQuery)
  const queryError = useQueryError(query)
  return (
    <Section title={t('trivia.page.scoreboard')}>
      {queryError && (
        <ErrorNotice error={queryError} title={t('trivia.page.board_failed')} retry={query.refetch} />
      )}
      {!queryError && !query.data && <Waiting label={t('trivia.page.loading')} lines={3} />}
      {query.data && <Board board={query.data} />}
    </Section>
  )
}

function Board({ board: { weeks, streak, longest } }: { board: ScoreboardView }) {
  const t = useMessages()
  const plots = usePlots()
  // Saturdays have no zone: they are shown as they are.
  const format = useFormat('UTC')
  const name = (week: string) => format.date(`${week}T12:00:00Z`)
  if (weeks.length === 0) return <p>{t('trivia.page.weeks_empty')}</p>
  const summary = t('trivia.page.weeks_sum', { weeks: weeks.length })
  return (
    <>
      <dl className={css.streaks}>
        <div>
          <dt>{t('trivia.page.streak')}</dt>
          <dd>{format.number(streak)}</dd>
        </div>
        <div>
          <dt>{t('trivia.page.longest')}</dt>
          <dd>{format.number(longest)}</dd>
        </div>
      </dl>
      <Split parts="even">
        <div>
          {plots === 'loading' && <div className={css.waiting} />}
          {typeof plots === 'object' && (
            <plots.PointsPlot
              bars={weeks
                .slice(0, SHOWN)
                .toReversed()
                .map(({ weekKey, score }) => ({ name: isolated(name(weekKey)), value: score }))}
              most={TRIVIA_WEEK_POINTS}
              summary={summary}
            />
          )}
          <p>{summary}</p>
        </div>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('trivia.page.week')}</th>
              <th scope="col">{t('trivia.page.finished')}</th>
              <th scope="col">{t('trivia.page.points')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ weekKey, sessions, score }) => (
              <tr key={weekKey}>
                <th scope="row">{name(weekKey)}</th>
                <td>{format.number(sessions)}</td>
                <td>{format.number(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Split>
    </>
  )
}

/** Weekends the picture has room for; the table has all. */
const SHOWN = 12
