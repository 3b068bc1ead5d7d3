import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { WeekendView } from '#domain/trivia/views.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { useQueryError } from '../../lib/useQueryError.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Row, Screen, ScreenHead } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { Scoreboard } from './board/Scoreboard.tsx'
import { TriviaSettings } from './board/TriviaSettings.tsx'
import { HowItGoes } from './HowItGoes.tsx'
import { wantsDemo } from './mode.ts'
import { AllDone } from './player/AllDone.tsx'
import { weekendQuery } from './queries.ts'
import { Scene } from './Scene.tsx'
import { closesText, opensText } from './when.ts'

// The player loads when it is needed.
const DemoGame = lazy(() => import('./player/DemoGame.tsx').then((m) => ({ default: m.DemoGame })))
const LiveGame = lazy(() => import('./player/LiveGame.tsx').then((m) => ({ default: m.LiveGame })))

/** How often the page looks for a session that was not published yet, in milliseconds. */
const LOOK_AGAIN_MS = 30_000

/** `/trivia/sessions`: the live game, or the demo where it is asked for or the game cannot load. */
export function SessionsScreen() {
  const [search] = useSearchParams()
  return wantsDemo(`?${search}`) ? <Navigate replace to="/trivia/demo" /> : <Live />
}

function Live() {
  const t = useMessages()
  const query = useQuery({
    ...weekendQuery,
    refetchInterval: ({ state }) =>
      state.data?.state === 'no_session' || state.data?.state === 'off_day' ? LOOK_AGAIN_MS : false,
  })
  const queryError = useQueryError(query)
  const { data, refetch } = query
  // As it was when the game began: what is read meanwhile must not restart it.
  const [game, setGame] = useState<WeekendView | null>(null)
  useEffect(() => {
    if (queryError) showToast({ text: t('trivia.page.error'), detail: t('trivia.page.failed'), tone: 'bad' })
  }, [queryError, t])
  const isFailed = queryError && !data
  return (
    <Screen>
      <ScreenHead title={t('trivia.page.sessions_title')} />
      {!queryError && !data && <Waiting label={t('trivia.page.loading')} />}
      <Suspense fallback={<Waiting label={t('trivia.play.opening')} lines={5} />}>
        {isFailed && <DemoGame leave={<Leave />} />}
        {game && <LiveGame weekend={game} onEnd={() => void refetch().then(() => setGame(null))} />}
      </Suspense>
      {data && !game && <Harbor weekend={data} onPlay={() => setGame(data)} />}
    </Screen>
  )
}

/** Before and after the game: where the weekend stands, the scoreboard, and how it goes. */
function Harbor({ weekend, onPlay }: { weekend: WeekendView; onPlay: () => void }) {
  const t = useMessages()
  const { state } = weekend
  return (
    <>
      {state === 'played' && <AllDone weekend={weekend} />}
      {state === 'no_session' && (
        <Empty
          title={t('trivia.page.none_title')}
          action={<ButtonTo to="/trivia/demo">{t('trivia.page.try_demo')}</ButtonTo>}
        >
          {t('trivia.page.none_text')}
        </Empty>
      )}
      {(state === 'not_played' || state === 'off_day') && (
        <Scene>
          <When weekend={weekend} />
          {state === 'not_played' && (
            <Row>
              <Button onClick={onPlay}>
                {t('trivia.play.start', { number: weekend.sessions.length + 1 })}
              </Button>
            </Row>
          )}
        </Scene>
      )}
      <Row>
        <Leave />
        {state !== 'no_session' && (
          <ButtonTo look="text" to="/trivia/demo">
            {t('trivia.page.try_demo')}
          </ButtonTo>
        )}
        <ButtonTo look="text" to="/trivia/team">
          {t('trivia.team.open')}
        </ButtonTo>
      </Row>
      <Scoreboard />
      <HowItGoes />
      <TriviaSettings animations={weekend.animations} passPhone={weekend.passPhone} />
    </>
  )
}

function Leave() {
  const t = useMessages()
  return (
    <ButtonTo look="line" to="/dashboard" icon={<Icon of={ArrowLeft} flip />}>
      {t('trivia.play.exit')}
    </ButtonTo>
  )
}

function When({ weekend: { state, opensAt, closesAt, allWeek } }: { weekend: WeekendView }) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const closes = closesText(format, closesAt)
  return (
    <>
      <p>
        {state === 'off_day'
          ? t('trivia.page.opens', { opens: opensText(format, opensAt), closes })
          : t('trivia.page.open_now', { closes })}
      </p>
      {allWeek && <p>{t('trivia.page.all_week')}</p>}
    </>
  )
}
