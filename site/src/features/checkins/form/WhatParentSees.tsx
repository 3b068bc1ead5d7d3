import { Eye } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePerson } from '../../../lib/person.ts'
import { useHasPath } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Icon } from '../../../ui/Icon.tsx'
import css from './checkIn.module.css'
import { useCheckIn } from './CheckInState.tsx'
import { Emphasis } from '../Emphasis.tsx'
import { moodName } from '../../../ui/moodNames.ts'

/** The element that says it; the save button refers to it. */
export const PARENT_SEES_ID = 'what-parent-sees'

/**
 * What the parent of this child or teen will see of the check-in as it stands now; changes with the tick, and is read
 * out. A way leads to everything they have seen.
 */
export function WhatParentSees() {
  const t = useMessages()
  const hasSettings = useHasPath('/settings')
  const { mood } = useCheckIn().draft
  return (
    <>
      <p className={css.sees} id={PARENT_SEES_ID} role="status">
        <Icon of={Eye} />
        <span>{mood ? <OfThis /> : <InGeneral />}</span>
      </p>
      {hasSettings && (
        <p className="ek-small">
          <Link to="/settings?tab=guardian">{t('checkins.form.who_sees')}</Link>
        </p>
      )}
    </>
  )
}

/** What the guardian is called: by first name when their account is connected. */
function useParent(): string {
  const t = useMessages()
  const { guardianName } = usePerson()
  return guardianName ? `\u2068${guardianName}\u2069` : t('checkins.form.parent')
}

/** Before a feeling is chosen. */
function InGeneral() {
  const t = useMessages()
  const { sharesMoods } = usePerson()
  const { isPrivate } = useCheckIn().draft
  const shared = `checkins.form.what_is_shared${sharesMoods ? '' : '_no_mood'}` as const
  return t(isPrivate ? shared : `${shared}_now`, { parent: useParent() })
}

/** Of the feeling that is chosen, at this time. */
function OfThis() {
  const t = useMessages()
  const child = useAge() === 'child'
  const { timeZone, sharesMoods } = usePerson()
  const format = useFormat(timeZone)
  const { mood, isPrivate } = useCheckIn().draft
  const time = format.time(new Date())
  const parent = useParent()
  return (
    <>
      {sharesMoods ? (
        <Emphasis
          text={(mark) => t('checkins.form.sees', { mood: mark, time, parent })}
          strong={moodName(t, mood!, child)}
        />
      ) : (
        t('checkins.form.sees_no_mood', { time, parent })
      )}{' '}
      {t(isPrivate ? 'checkins.form.sees_not_words' : 'checkins.form.sees_words', { parent })}
    </>
  )
}
