import { useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { isSharedDevice, setSharedDevice } from '../../../lib/sharedDevice.ts'
import { Check } from '../../../ui/Check.tsx'

/** Asks whether several people use this device. It holds for the device, so it is kept at once. */
export function SharedDeviceCheck() {
  const t = useMessages()
  const [isShared, setShared] = useState(isSharedDevice)
  return (
    <Check
      label={t('account.shared.label')}
      hint={t('account.shared.hint')}
      checked={isShared}
      onChange={(on) => {
        setSharedDevice(on)
        setShared(isSharedDevice())
      }}
    />
  )
}
