import { Eye } from 'lucide-react'
import { usePerson } from '../../../app/person.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Icon } from '../../../ui/Icon.tsx'
import css from './checkIn.module.css'
import { useCheckIn } from './CheckInState.tsx'
import { Emphasis } from '../Emphasis.tsx'
import { moodName } from '../moodNames.ts'

/** The element that says it; the save button refers to it. */
export const PARENT_SEES_ID = 'what-parent-sees'

/** What the parent of this child or teen will see of the check-in as it stands now; changes with the tick, and is read out. */
export function WhatParentSees() {
  const t = useMessages()
  const child = useAge() === 'child'
  const format = useFormat(usePerson().timeZone)
  const { mood, isPrivate } = useCheckIn().draft
  return (
    <p className={css.sees} id={PARENT_SEES_ID} role="status">
      <Icon of={Eye} />
      <span>
        {mood ? (
          <>
            <Emphasis
              words={(mark) => t('checkins.form.sees', { mood: mark, time: format.time(new Date()) })}
              strong={moodName(t, mood, child)}
            />{' '}
            {t(isPrivate ? 'checkins.form.sees_not_words' : 'checkins.form.sees_words')}
          </>
        ) : (
          t(isPrivate ? 'checkins.form.what_is_shared' : 'checkins.form.what_is_shared_now')
        )}
      </span>
    </p>
  )
}
