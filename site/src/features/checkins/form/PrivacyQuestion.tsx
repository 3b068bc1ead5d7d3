import { isMinor } from '#domain/account/ageGroup.ts'
import { mayMeet } from '#domain/guardians/consentLevels.ts'
import { usePerson } from '../../../lib/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Check } from '../../../ui/Check.tsx'
import css from './checkIn.module.css'
import { useCheckIn } from './CheckInState.tsx'
import { PARENT_SEES_ID, WhatParentSees } from './WhatParentSees.tsx'

/** Who may read the note. Minors read what their parent will see, before they save. */
export function PrivacyQuestion() {
  const t = useMessages()
  const child = useAge() === 'child'
  const person = usePerson()
  const minor = isMinor(person.ageGroup)
  const { draft, edit } = useCheckIn()
  // Before a guardian's own yes no guardian reads along, so there is nothing to choose.
  if (!mayMeet(person)) {
    return (
      <p className={css.sees} id={PARENT_SEES_ID}>
        {t('checkins.form.only_you')}
      </p>
    )
  }
  const label = child ? 'keep_private_child' : minor ? 'keep_private_minor' : 'keep_private'
  const hint = minor ? 'keep_private_minor_hint' : 'keep_private_hint'
  return (
    <div className={css.privacy}>
      <Check
        label={t(`checkins.form.${label}`)}
        // For minors the sentence below says what the tick does right now; the rule itself is for those who read more.
        hint={child && minor ? undefined : t(`checkins.form.${hint}`)}
        checked={draft.isPrivate}
        onChange={(isPrivate) => edit({ isPrivate })}
      />
      {minor && <WhatParentSees />}
    </div>
  )
}
