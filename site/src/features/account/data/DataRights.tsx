import { WithMessages } from '../../../lib/WithMessages.tsx'
import { DeleteAccount } from '../settings/DeleteAccount.tsx'
import { DataCopies } from './DataCopies.tsx'

/** Copies of the member's data and deleting the account, with their messages: for screens outside the settings. */
export function DataRights() {
  return (
    <WithMessages names={['account', 'accountSettings', 'settings']}>
      <DataCopies />
      <DeleteAccount />
    </WithMessages>
  )
}
