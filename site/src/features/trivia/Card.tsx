import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useId } from 'react'
import type { TriviaCardView } from '#domain/trivia/cardApi.ts'
import { TRIVIA_DEMO_QUESTIONS, TRIVIA_WEEK_POINTS } from '#domain/trivia/figures.ts'
import { usePerson } from '../../lib/person.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { useQueryError } from '../../lib/useQueryError.ts'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { cardQuery } from './cardQuery.ts'
import css from './trivia.module.css'
import { TriviaFlags } from './TriviaFlags.tsx'
import { closesText, opensText } from './when.ts'

/** Not played, already played, or an off-day; nothing while trivia is off. Source: docs/rules/trivia.md S-000-4. */
export function Card() {
  const t = useMessages()
  const id = useId()
  const child = useAge() === 'child'
  const query = useQuery(cardQuery)
  const queryError = useQueryError(query)
  const { data, refetch, isFetching } = query
  if (data && !data.card) return null
  return (
    <section aria-labelledby={id}>
      <Panel sand className={css.card ?? ''}>
        <div className={css.words}>
          <h2 id={id}>{t('trivia.title')}</h2>
          {queryError && (
            <ErrorNotice
              error={queryError}
              title={t('trivia.card.failed')}
              retry={refetch}
              busy={isFetching}
            />
          )}
          {!queryError && !data && <Waiting label={t('trivia.card.loading')} lines={2} />}
          {data?.card && (
            <>
              <p>{t(child ? 'trivia.card.lead_child' : 'trivia.card.lead')}</p>
              <State card={data.card} />
            </>
          )}
        </div>
        <TriviaFlags className={css.flags ?? ''} />
      </Panel>
    </section>
  )
}

function State({ card }: { card: TriviaCardView }) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const demo = (
    <ButtonTo look={card.state === 'not_played' ? 'text' : 'line'} to="/trivia/demo">
      {t('trivia.card.demo')}
    </ButtonTo>
  )
  const score = card.sessions.reduce((sum, session) => sum + session.score, 0)
  return (
    <>
      <p className={css.now}>
        {card.state === 'not_played' &&
          t(card.allWeek ? 'trivia.card.all_week' : 'trivia.card.not_played', {
            when: closesText(format, card.closesAt),
          })}
        {card.state === 'no_session' && t('trivia.card.no_session')}
        {card.state === 'off_day' && t('trivia.card.off_day', { when: opensText(format, card.opensAt) })}
        {card.state === 'played' && t('trivia.card.played', { score, total: TRIVIA_WEEK_POINTS })}
      </p>
      {card.streak > 0 && (
        <p>
          <StatusTag tone="lit" icon={<Icon of={Flag} />}>
            {t('trivia.card.streak', { weeks: card.streak })}
          </StatusTag>
        </p>
      )}
      <Row>
        {card.state === 'not_played' && (
          <ButtonTo look="line" to="/trivia/sessions">
            {t('trivia.card.play')}
          </ButtonTo>
        )}
        {card.state === 'played' ? (
          <ButtonTo look="line" to="/trivia/sessions">
            {t('trivia.card.scoreboard')}
          </ButtonTo>
        ) : (
          demo
        )}
      </Row>
      {card.state !== 'played' && (
        <p className="ek-small">
          {t(card.allWeek ? 'trivia.card.demo_text_all_week' : 'trivia.card.demo_text', {
            questions: TRIVIA_DEMO_QUESTIONS,
          })}
        </p>
      )}
    </>
  )
}
