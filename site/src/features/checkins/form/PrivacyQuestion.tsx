import { isMinor } from '#domain/account/ageGroup.ts'
import { usePerson } from '../../../app/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Check } from '../../../ui/Check.tsx'
import css from './checkIn.module.css'
import { useCheckIn } from './CheckInState.tsx'
import { WhatParentSees } from './WhatParentSees.tsx'

/** Who may read the words. Minors read what their parent will see, before they save. */
export function PrivacyQuestion() {
  const t = useMessages()
  const child = useAge() === 'child'
  const minor = isMinor(usePerson().ageGroup)
  const { draft, edit } = useCheckIn()
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
