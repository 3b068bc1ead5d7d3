import { DevicesTab as SignedIn } from '../../features/account/settings/DevicesTab.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ThisDevice } from './ThisDevice.tsx'

/** Settings of this device, and the devices that are signed in. */
export function DevicesTab() {
  return (
    <Stack gap="loose">
      <ThisDevice />
      <SignedIn />
    </Stack>
  )
}
