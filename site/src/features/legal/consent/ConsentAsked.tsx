import { useState } from 'react'
import { useHeadingFocus } from '../../../lib/useHeadingFocus.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { StepPage } from '../../../ui/StepPage.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import { ConsentQuestions, questionsOf } from './ConsentQuestions.tsx'
import { LeaveLine } from './LeaveLine.tsx'
import type { AskedConsent } from './useAgree.ts'
import { useHeadingFirst } from './useHeadingFirst.ts'
import { WhatChanged } from './WhatChanged.tsx'

/**
 * Asks for what is missing: children by questions first, others by boxes, and after a new version with what changed.
 */
export function ConsentAsked({ asked }: { asked: AskedConsent }) {
  const t = useMessages()
  const { reading, isAgain, documents } = asked
  const boxes = asked.boxes.map(({ box }) => box)
  const isChild = reading === 'child'
  const questions = questionsOf(boxes)
  const [isAnswered, setAnswered] = useState(!isChild || questions.length === 0)
  useHeadingFirst()
  useHeadingFocus(String(isAnswered))
  const news = isAgain && <WhatChanged documents={documents} />
  if (!isAnswered)
    return (
      <ConsentQuestions
        asked={questions}
        documents={documents}
        before={news}
        after={<LeaveLine />}
        onDone={() => setAnswered(true)}
      />
    )
  return (
    <StepPage title={title()} lead={lead()}>
      {!isChild && news}
      <ConsentForm asked={asked} boxes={isChild ? boxes.filter((box) => box === 'parental') : boxes} />
      <LeaveLine />
    </StepPage>
  )

  function title(): string {
    if (isChild) return t('consent.first.last_title_child')
    return t(isAgain ? 'consent.again.title' : 'consent.first.title')
  }
  function lead(): string {
    if (isChild) return t('consent.first.last_child')
    if (isAgain) return t('consent.again.lead')
    return t(reading === 'teen' ? 'consent.first.lead_teen' : 'consent.first.lead')
  }
}
