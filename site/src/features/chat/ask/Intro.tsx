import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { guidelineQuiz, quizAnswers, type QuizAnswer, type QuizQuestion } from '#domain/chat/quiz.ts'
import type { ChatAccessView } from '#domain/chat/schema.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { chatWrites } from '../queries.ts'

const questions = Object.keys(guidelineQuiz) as QuizQuestion[]
type Answers = Partial<Record<QuizQuestion, QuizAnswer>>

/** The dialog of the first visit, once an account; minors answer questions about the guidelines with it. */
export const Intro = ({ access }: { access: ChatAccessView }) => (
  <WithMessages names={['chatAsk']}>
    <Steps access={access} />
  </WithMessages>
)

function Steps({ access }: { access: ChatAccessView }) {
  const t = useMessages()
  const go = useNavigate()
  const child = useAge() === 'child' ? '_child' : ''
  const finish = useMutation(chatWrites.finishIntro())
  const [isAsked, setAsked] = useState(access.hasSeenIntro)
  const [answers, setAnswers] = useState<Answers>({})
  const [isWrong, setWrong] = useState(false)
  const hasQuiz = !access.hasPassedQuiz
  const isReady = questions.every((question) => answers[question])
  const leave = () => void go('/chat-rooms')
  const send = () => {
    if (hasQuiz && !questions.every((question) => answers[question] === guidelineQuiz[question])) {
      setWrong(true)
      return
    }
    finish.mutate({ body: hasQuiz ? { answers } : {} })
  }
  const isQuiz = hasQuiz && isAsked
  return (
    <Dialog
      open
      alert
      onClose={leave}
      title={t.any(isQuiz ? 'chat.quiz.title' : `chat.welcome.title${child}`)}
      actions={
        <>
          <Button look="line" onClick={leave}>
            {t('chat.welcome.later')}
          </Button>
          {hasQuiz && !isAsked ? (
            <Button onClick={() => setAsked(true)}>{t('chat.welcome.questions')}</Button>
          ) : (
            <Button
              onClick={send}
              busy={finish.isPending && t('common.state.loading')}
              disabledReason={isQuiz && !isReady && t('chat.quiz.all')}
            >
              {t('chat.welcome.enter')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {isQuiz ? (
          questions.map((question) => (
            <Choices
              key={question}
              label={t.any(
                question === 'frightened' && child ? 'chat.quiz.frightened_child' : `chat.quiz.${question}`,
              )}
              layout="even"
              options={quizAnswers.map((value) => ({ value, label: t(`chat.quiz.${value}`) }))}
              value={answers[question] ?? null}
              error={
                isWrong && answers[question] !== guidelineQuiz[question] ? t('chat.quiz.again') : undefined
              }
              onChange={(answer) => setAnswers((known) => ({ ...known, [question]: answer }))}
            />
          ))
        ) : (
          <>
            <p>{t.any(`chat.welcome.company${child}`)}</p>
            <p>{t.any(`chat.welcome.safe${child}`)}</p>
            <p>{t.any(`chat.welcome.watch${child}`)}</p>
            <p>{t.any(`chat.welcome.not_help${child}`)}</p>
          </>
        )}
        {finish.error && (
          <Notice tone="caution" live title={t('chat.welcome.failed')}>
            {errorText(t, finish.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
