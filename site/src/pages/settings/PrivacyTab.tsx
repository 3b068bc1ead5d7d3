import { isAdult } from '#domain/account/ageGroup.ts'
import { PrivacyTab as Choices } from '../../features/account/settings/PrivacyTab.tsx'
import { StoredLines } from '../../features/guardians/stored/StoredLines.tsx'
import { usePerson } from '../../lib/person.ts'
import { Stack } from '../../ui/layout.tsx'
import css from './settings.module.css'

/** What a member decides about their data, and the list of everything that is stored. */
export function PrivacyTab() {
  const { ageGroup } = usePerson()
  return (
    <Stack gap="loose" className={css.narrow}>
      <Choices />
      <StoredLines adult={isAdult(ageGroup)} />
    </Stack>
  )
}
