import { Lightbulb, PenLine } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isStrongLow } from '#domain/checkins/lowMood.ts'
import { moods } from '#domain/checkins/moods.ts'
import { useHasPath } from '../../../lib/paths.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { CarePanel } from '../../../ui/CarePanel.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { Answer } from './Answer.tsx'
import { atQuestion, LAST } from './childStep.ts'
import { useCheckIn } from './CheckInState.tsx'
import type { CheckInAnswer } from './checkInBody.ts'

/** Support after hard days, then the answer to the feeling. 'Reflect?' asks only those who wrote nothing. */
export function Outcome({ outcome }: { outcome: CheckInAnswer }) {
  const t = useMessages()
  const [cares, setCares] = useState(outcome.offerSupport)
  // It is about this check-in, not about the last days.
  const isAboutNow = isStrongLow(outcome.checkIn)
  const mood = moods.find((one) => one === outcome.checkIn.mood)
  const hasReflection = Boolean(outcome.checkIn.reflection)
  const [isAnswered, setAnswered] = useState(false)
  const { dismissOutcome } = useCheckIn()
  const putAway = () => (hasReflection ? dismissOutcome() : setAnswered(true))
  const heading = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A check-in that was sent late, by itself, must not interrupt a member who is writing again.
    if (document.activeElement?.matches('textarea, input')) return
    heading.current?.focus({ preventScroll: true })
    // To the middle: the toast of success lies at the lower edge and must not cover the way to help.
    box.current?.scrollIntoView?.({ block: 'center' })
  }, [cares, isAnswered])
  if (!cares) {
    return (
      <div ref={box} data-keep-clear>
        <Stack>
          {mood && !isAnswered && <Answer mood={mood} heading={heading} onAway={putAway} />}
          {!hasReflection && (
            <Reflect outcome={outcome} heading={mood && !isAnswered ? undefined : heading} />
          )}
        </Stack>
      </div>
    )
  }
  return (
    <div ref={box} data-keep-clear>
      <h2 className="ek-sr" tabIndex={-1} ref={heading}>
        {t('checkins.form.saved')}
      </h2>
      <CarePanel
        title={isAboutNow ? undefined : t('checkins.support.title')}
        actions={
          <Button look="text" onClick={() => setCares(false)}>
            {t('checkins.support.later')}
          </Button>
        }
      >
        <p>{t(isAboutNow ? 'checkins.support.heavy' : 'checkins.support.body')}</p>
      </CarePanel>
    </div>
  )
}

type ReflectProps = { outcome: CheckInAnswer; heading: RefObject<HTMLHeadingElement | null> | undefined }

/**
 * 'Reflect?': on to the journal where there is one, else a note with another check-in of the same feeling, or the
 * writing prompts.
 */
function Reflect({ outcome, heading }: ReflectProps) {
  const t = useMessages()
  const hasJournal = useHasPath('/journal')
  const child = useAge() === 'child'
  const go = useNavigate()
  const { search } = useLocation()
  const { draft, edit, dismissOutcome } = useCheckIn()
  const { mood, intensity } = outcome.checkIn
  const writeMore = () => {
    dismissOutcome()
    edit({ mood: mood as never, intensity })
    if (child) go({ search }, atQuestion(draft.id, LAST))
    // The box may be drawn only now (children see one question at a time).
    requestAnimationFrame(() => document.querySelector<HTMLElement>('textarea[name=reflection]')?.focus())
  }
  return (
    <Panel>
      <Stack>
        <h2 tabIndex={-1} ref={heading}>
          {t('checkins.reflect.title')}
        </h2>
        <p>{t('checkins.reflect.lead')}</p>
        <Row>
          {hasJournal ? (
            <ButtonTo
              look="line"
              to="/journal?entry=new"
              state={{ moodId: mood }}
              icon={<Icon of={PenLine} />}
            >
              {t('checkins.reflect.write')}
            </ButtonTo>
          ) : (
            <>
              <Button look="line" onClick={writeMore} icon={<Icon of={PenLine} />}>
                {t('checkins.reflect.more')}
              </Button>
              <ButtonTo look="line" to="/dashboard?tab=content" icon={<Icon of={Lightbulb} />}>
                {t('checkins.reflect.prompts')}
              </ButtonTo>
            </>
          )}
          <Button look="text" onClick={dismissOutcome}>
            {t('checkins.reflect.later')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
