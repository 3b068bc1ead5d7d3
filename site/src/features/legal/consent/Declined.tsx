import { DataRights } from '../../account/index.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Stack } from '../../../ui/layout.tsx'

/** What a member who doesn't agree may do with their data: the same parts as in the settings. */
export function Declined({ isChild }: { isChild: boolean }) {
  const t = useMessages()
  return (
    <Stack gap="loose">
      <p>{t(isChild ? 'consent.leave.lead_child' : 'consent.leave.lead')}</p>
      <DataRights />
    </Stack>
  )
}
