import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { accountApi } from '#domain/account/api.ts'
import { TRIVIA_DEMO_QUESTIONS } from '#domain/trivia/figures.ts'
import { triviaWeek } from '#domain/trivia/week.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useLoad } from '../../lib/useLoad.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Row, Screen, ScreenHead } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { HowItGoes } from './HowItGoes.tsx'
import { playLive } from './mode.ts'
import { Scene } from './Scene.tsx'
import { closesText, opensText } from './when.ts'

// The player loads when it is asked for.
const DemoGame = lazy(() => import('./player/DemoGame.tsx').then((m) => ({ default: m.DemoGame })))

/**
 * `/trivia/demo`, for everybody: five questions and both breaks, and when live trivia opens by the reader's own
 * clock.
 */
export function DemoScreen() {
  const t = useMessages()
  const { data } = useLoad(accountApi.readPerson)
  const [isPlaying, setIsPlaying] = useState(false)
  const person = data?.person
  const leave = person ? (
    <ButtonTo look="line" to="/dashboard" icon={<Icon of={ArrowLeft} flip />}>
      {t('trivia.page.back')}
    </ButtonTo>
  ) : (
    <ButtonLink look="line" href="/?home" icon={<Icon of={ArrowLeft} flip />}>
      {t('trivia.page.back_home')}
    </ButtonLink>
  )
  return (
    <Screen>
      <ScreenHead title={t('trivia.page.demo_title')} />
      {isPlaying ? (
        <Suspense fallback={<Waiting label={t('trivia.play.opening')} lines={5} />}>
          <DemoGame leave={leave} />
        </Suspense>
      ) : (
        <>
          <Scene>
            <p>{t('trivia.page.demo_lead', { questions: TRIVIA_DEMO_QUESTIONS })}</p>
            <Live zone={person?.timeZone} />
            <Row>
              <Button onClick={() => setIsPlaying(true)}>{t('trivia.play.start_demo')}</Button>
            </Row>
          </Scene>
          <HowItGoes />
          <Row>
            {leave}
            {person && (
              <ButtonTo look="text" to="/trivia/sessions" onClick={playLive}>
                {t('trivia.page.play_live')}
              </ButtonTo>
            )}
          </Row>
        </>
      )}
    </Screen>
  )
}

/** When live trivia is open by the reader's clock. */
function Live({ zone = Intl.DateTimeFormat().resolvedOptions().timeZone }: { zone?: string | undefined }) {
  const t = useMessages()
  const format = useFormat(zone)
  const [now] = useState(() => new Date())
  const week = triviaWeek(now, zone)
  return (
    <p>
      {week.isOpen
        ? t('trivia.page.demo_open', { closes: closesText(format, week.closesAt.toISOString()) })
        : t('trivia.page.demo_where', { opens: opensText(format, week.opensAt.toISOString()) })}
    </p>
  )
}
