import { WithMessages } from '../../lib/WithMessages.tsx'
import { Families } from './Families.tsx'

/** The family tab of the dashboard. */
export function FamilyTab() {
  return (
    <WithMessages names={['family', 'moderation']}>
      <Families />
    </WithMessages>
  )
}
