import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { triviaApi } from '#domain/trivia/api.ts'
import { TRIVIA_QUESTIONS, TRIVIA_SESSIONS } from '#domain/trivia/figures.ts'
import type { WeekendView } from '#domain/trivia/views.ts'
import { count } from '../../../lib/analytics.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { call } from '../../../lib/call.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { triviaKey } from '../queries.ts'
import aloud from '../aloud/aloud.module.css'
import { AloudButton } from '../aloud/AloudButton.tsx'
import { BreakScreen } from '../break/BreakScreen.tsx'
import { unfinishedBreak } from '../break/unfinishedBreak.ts'
import { useFetchedAhead } from '../break/useFetchedAhead.ts'
import { isCalm } from './isCalm.ts'
import css from './player.module.css'
import { ReportQuestion } from './ReportQuestion.tsx'
import { SessionBadges } from './SessionBadges.tsx'
import { SessionCard } from './SessionCard.tsx'
import { SessionPlayer, type SessionResult } from './SessionPlayer.tsx'

const DemoGame = lazy(() => import('./DemoGame.tsx').then((m) => ({ default: m.DemoGame })))

type Step = { kind: 'questions' } | ({ kind: 'card' } & SessionResult) | { kind: 'break' }

/** The game of a weekend, from the first session that is not finished. `weekend` is as it was when the game began. */
export function LiveGame({ weekend, onEnd }: { weekend: WeekendView; onEnd: () => void }) {
  const t = useMessages()
  const client = useQueryClient()
  const [left] = useState(() => unfinishedBreak(weekend))
  const [session, setSession] = useState(left?.position ?? weekend.sessions.length + 1)
  const [step, setStep] = useState<Step>({ kind: left ? 'break' : 'questions' })
  const watch = useMutation(write(triviaApi.watchBreak))
  const { weekKey } = weekend
  const calm = isCalm() || !weekend.animations
  const clip = weekend.clips.find(({ position }) => position === session)
  useFetchedAhead(clip)
  const next = () => {
    setStep({ kind: 'questions' })
    setSession(session + 1)
  }
  return (
    <div className={css.game}>
      <div className={aloud.bar}>
        <SessionBadges
          total={TRIVIA_SESSIONS}
          done={step.kind === 'questions' ? session - 1 : session}
          current={step.kind === 'questions' ? session : session + 1}
        />
        <AloudButton />
      </div>
      {weekend.language === 'en' && t.locale !== 'en' && <Notice>{t('trivia.page.language')}</Notice>}
      {step.kind === 'questions' && (
        <Session
          key={session}
          weekKey={weekKey}
          session={session}
          onDone={(result) => {
            setStep({ kind: 'card', ...result })
            // What the game began with stays; card and scoreboard are read anew.
            void client.invalidateQueries({ queryKey: triviaKey, refetchType: 'none' })
          }}
        />
      )}
      {step.kind === 'card' && (
        <SessionCard
          {...step}
          session={session}
          total={TRIVIA_QUESTIONS}
          calm={calm}
          onNext={() => {
            if (session < TRIVIA_SESSIONS) return setStep({ kind: 'break' })
            count('trivia_completed', { sessions: session })
            showToast({ text: t('trivia.play.all_done'), tone: 'good' })
            onEnd()
          }}
        />
      )}
      {step.kind === 'break' && (
        <BreakScreen
          key={session}
          position={session}
          clip={clip}
          before={session === left?.position ? left.seconds : 0}
          onWatch={(seconds) => watch.mutate({ body: { weekKey, position: session, seconds } })}
          next={t('trivia.play.break_on', { number: session + 1 })}
          onNext={next}
        >
          <ButtonTo look="text" to="/dashboard">
            {t('trivia.play.later')}
          </ButtonTo>
        </BreakScreen>
      )}
      <Row>
        {step.kind !== 'break' && (
          <ButtonTo look="text" to="/dashboard">
            {step.kind === 'questions' ? t('trivia.play.later') : t('trivia.play.exit')}
          </ButtonTo>
        )}
        <ButtonTo look="text" to="/trivia/demo">
          {t('trivia.page.try_demo')}
        </ButtonTo>
      </Row>
    </div>
  )
}

type SessionProps = { weekKey: string; session: number; onDone: (result: SessionResult) => void }

/** One session: opened on the server, answered there, finished there. */
function Session({ weekKey, session, onDone }: SessionProps) {
  const t = useMessages()
  const key = { weekKey, session }
  // Opening repeats itself without harm, so it is asked for like a reading.
  const play = useQuery({
    queryKey: [...triviaKey, 'play', weekKey, session],
    queryFn: ({ signal }) => call(triviaApi.open, { body: { weekKey, session } }, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
  const isOpen = play.data !== undefined
  useEffect(() => {
    if (isOpen) count('trivia_round_opened', { session })
  }, [isOpen, session])
  if (play.error) return <NotOpened error={play.error} retry={play.refetch} />
  if (!play.data) return <Waiting label={t('trivia.play.opening')} lines={5} />
  return (
    <SessionPlayer
      questions={play.data.questions}
      language={play.data.language}
      score={play.data.score}
      last={session < TRIVIA_SESSIONS ? t('trivia.play.finish') : t('trivia.play.complete')}
      answer={(question, choice) => call(triviaApi.answer, { body: { ...key, question, choice } })}
      onDone={(result) => {
        // The tenth answer has finished it; this call repeats that where a process ended in between.
        void call(triviaApi.finish, { body: key }).catch(() => undefined)
        onDone(result)
      }}
      report={({ number, answered }) => answered && <ReportQuestion {...key} question={number} />}
    />
  )
}

/**
 * A session that did not come: it can be tried again, with the demo meanwhile. An error says why, and is all there
 * is.
 */
function NotOpened({ error, retry }: { error: Error; retry: () => unknown }) {
  const t = useMessages()
  const isRejected = error instanceof ApiError && error.status >= 400 && error.status < 500
  useEffect(() => {
    if (!isRejected) showToast({ text: t('trivia.page.error'), detail: t('trivia.page.failed'), tone: 'bad' })
  }, [isRejected, t])
  return (
    <>
      <ErrorNotice error={error} title={t('trivia.play.open_failed')} retry={retry} />
      {!isRejected && (
        <Suspense fallback={<Waiting label={t('trivia.play.opening')} lines={5} />}>
          <DemoGame leave={null} />
        </Suspense>
      )}
    </>
  )
}
