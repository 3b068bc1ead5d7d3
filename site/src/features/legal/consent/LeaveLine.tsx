import { lazy, Suspense, useCallback, useId, useState } from 'react'
import { SignOut } from '../../account/index.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { PartBoundary } from '../../../ui/PartBoundary.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import css from './consent.module.css'

const Declined = lazy(() => import('./Declined.tsx').then((m) => ({ default: m.Declined })))

type LeaveLineProps = {
  /** A consent is asked for, and a sentence says that there is a choice; true when left out. */
  isAsked?: boolean
  /** With the texts for children; by the member's age when left out. */
  forChild?: boolean
}

/** What stays open to a member who doesn't agree: the way out, and behind a press their data and the deletion. */
export function LeaveLine({ isAsked = true, forChild }: LeaveLineProps) {
  const t = useMessages()
  const id = useId()
  const { ageGroup, claimedAgeGroup } = usePerson()
  const isChild = forChild ?? (ageGroup ?? claimedAgeGroup) === 'child'
  const [isLeaving, setLeaving] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const stay = useCallback(() => setLeaving(false), [])
  return (
    <div className={css.foot}>
      {isAsked && <p>{t(isChild ? 'consent.decline_child' : 'consent.decline')}</p>}
      <Row>
        <Button look="text" onClick={() => setLeaving(true)}>
          {t('common.action.sign_out')}
        </Button>
        <Button
          look="text"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {title()}
        </Button>
      </Row>
      <Suspense>{isLeaving && <SignOut onStay={stay} />}</Suspense>
      {isOpen && (
        <div id={id} className={css.declined}>
          <PartBoundary>
            <Suspense fallback={<Waiting label={t('common.state.loading')} lines={4} />}>
              <Declined isChild={isChild} />
            </Suspense>
          </PartBoundary>
        </div>
      )}
    </div>
  )

  function title(): string {
    if (!isAsked) return t('consent.leave.wait_child')
    return t(isChild ? 'consent.leave.title_child' : 'consent.leave.title')
  }
}
