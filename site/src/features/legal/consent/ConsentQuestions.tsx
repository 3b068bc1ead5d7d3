import { useState, type ReactNode } from 'react'
import { boxDocuments, type ConsentBox } from '#domain/legal/consent.ts'
import { useHeadingFocus } from '../../../lib/useHeadingFocus.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StepPage } from '../../../ui/StepPage.tsx'
import css from './consent.module.css'
import { DocumentLinks } from './DocumentLinks.tsx'
import type { AskedDocument } from './useAgree.ts'
import { useHeadingFirst } from './useHeadingFirst.ts'

type Question = Exclude<ConsentBox, 'parental'>
/** Returns the boxes that a child is asked about by a question; the parental one stays a box. */
export const questionsOf = (boxes: readonly ConsentBox[]): Question[] =>
  boxes.filter((box) => box !== 'parental')

type ConsentQuestionsProps = {
  asked: readonly Question[]
  documents: readonly AskedDocument[]
  /** What stands above the answers, and after them. */
  before?: ReactNode
  after?: ReactNode
  /** Every question was answered. */
  onDone: () => void
}

/**
 * What a child agrees to, one question at a time. The right answer goes on; the other one says why it isn't, and asks
 * again.
 */
export function ConsentQuestions({ asked, documents, before, after, onDone }: ConsentQuestionsProps) {
  const t = useMessages()
  const [at, setAt] = useState(0)
  const [isWrong, setWrong] = useState(false)
  const box = asked[at]!
  useHeadingFirst()
  useHeadingFocus(box)
  const right = () => {
    setWrong(false)
    if (at + 1 < asked.length) setAt(at + 1)
    else onDone()
  }
  return (
    <StepPage
      steps={
        asked.length > 1 && (
          <p className="ek-soft">{t('consent.question.step', { step: at + 1, total: asked.length })}</p>
        )
      }
      title={t(`consent.question.${box}.title_child`)}
      lead={t(`consent.question.${box}.text_child`)}
    >
      {before}
      <div role="status">{isWrong && <Notice>{t(`consent.question.${box}.again_child`)}</Notice>}</div>
      <div role="group" aria-label={t('consent.question.label_child')} className={css.answers}>
        {answersOf(box).map((answer) => (
          <Button
            key={`${box} ${answer}`}
            look="line"
            size="big"
            onClick={answer === 'right' ? right : () => setWrong(true)}
          >
            {t(`consent.question.${box}.${answer}_child`)}
          </Button>
        ))}
      </div>
      <DocumentLinks of={documents.filter(({ document }) => boxDocuments[box].includes(document))} />
      {after}
    </StepPage>
  )
}

/** The right one is not always the first. */
const answersOf = (box: Question) =>
  box === 'terms' ? (['wrong', 'right'] as const) : (['right', 'wrong'] as const)
