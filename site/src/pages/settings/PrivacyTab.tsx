import { isAdult } from '#domain/account/ageGroup.ts'
import { DataCopies } from '../../features/account/data/DataCopies.tsx'
import { PrivacyTab as Choices } from '../../features/account/settings/PrivacyTab.tsx'
import { DeleteAccount } from '../../features/account/settings/DeleteAccount.tsx'
import { StoredLines } from '../../features/guardians/stored/StoredLines.tsx'
import { usePerson } from '../../lib/person.ts'
import { Stack } from '../../ui/layout.tsx'
import css from './settings.module.css'

/** What a member decides about their data, the list of everything that is stored, and deleting the account. */
export function PrivacyTab() {
  const { ageGroup } = usePerson()
  return (
    <Stack gap="loose" className={css.narrow}>
      <Choices />
      <DataCopies />
      <StoredLines adult={isAdult(ageGroup)} />
      <DeleteAccount />
    </Stack>
  )
}
