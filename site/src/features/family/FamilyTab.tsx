import { WithWords } from '../../app/WithWords.tsx'
import { Families } from './Families.tsx'

/** The family tab of the dashboard. */
export function FamilyTab() {
  return (
    <WithWords names={['family', 'moderation']}>
      <Families />
    </WithWords>
  )
}
