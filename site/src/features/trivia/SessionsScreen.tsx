import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { TriviaCardView } from '#domain/trivia/api.ts'
import { TRIVIA_QUESTIONS, TRIVIA_SESSIONS } from '#domain/trivia/session.ts'
import { usePerson } from '../../lib/person.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useQueryError } from '../../lib/useQueryError.ts'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Row, Screen, ScreenHead, Section, Split } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { HowItGoes } from './HowItGoes.tsx'
import { cardQuery } from './queries.ts'
import { Scene } from './Scene.tsx'
import css from './trivia.module.css'
import { closesText, opensText } from './when.ts'

/** `/trivia/sessions`: when trivia is open where the person lives, and how they did this weekend. */
export function SessionsScreen() {
  const t = useMessages()
  const [search] = useSearchParams()
  const query = useQuery(cardQuery)
  const failure = useQueryError(query)
  const { data, refetch, isFetching } = query
  if (search.get('demo') === 'true') return <Navigate replace to="/trivia/demo" />
  return (
    <Screen>
      <ScreenHead title={t('trivia.page.sessions_title')} />
      {failure && (
        <ErrorNotice error={failure} title={t('trivia.page.failed')} retry={refetch} busy={isFetching} />
      )}
      {!failure && !data && <Waiting label={t('trivia.page.loading')} />}
      {data && (
        <>
          <Scene>{data.card ? <When card={data.card} /> : <p>{t('trivia.page.off')}</p>}</Scene>
          <Split parts="even">
            <HowItGoes />
            {data.card && <Scoreboard card={data.card} />}
          </Split>
        </>
      )}
      <Row>
        <ButtonTo look="line" to="/dashboard" icon={<Icon of={ArrowLeft} flip />}>
          {t('trivia.page.back')}
        </ButtonTo>
        <ButtonTo look="text" to="/trivia/demo">
          {t('trivia.page.try_demo')}
        </ButtonTo>
      </Row>
    </Screen>
  )
}

function When({ card: { state, opensAt, closesAt } }: { card: TriviaCardView }) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const closes = closesText(format, closesAt)
  return (
    <>
      <p>
        {state === 'off_day'
          ? t('trivia.page.opens', { opens: opensText(format, opensAt), closes })
          : state === 'no_session'
            ? t('trivia.card.no_session')
            : t('trivia.page.open_now', { closes })}
      </p>
      <p>{t('trivia.page.release')}</p>
    </>
  )
}

function Scoreboard({ card }: { card: TriviaCardView }) {
  const t = useMessages()
  return (
    <Section title={t('trivia.page.scoreboard')}>
      <dl className={css.scores}>
        {Array.from({ length: TRIVIA_SESSIONS }, (_, index) => {
          const played = card.sessions.find(({ number }) => number === index + 1)
          return (
            <div key={index}>
              <dt>{t('trivia.page.session', { number: index + 1 })}</dt>
              <dd>
                {played
                  ? t('trivia.page.score', { score: played.score, total: TRIVIA_QUESTIONS })
                  : t('trivia.page.not_yet')}
              </dd>
            </div>
          )
        })}
        <div>
          <dt>{t('trivia.page.streak')}</dt>
          <dd>{card.streak}</dd>
        </div>
      </dl>
    </Section>
  )
}
