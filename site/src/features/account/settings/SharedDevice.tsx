import { useState } from 'react'
import { deviceDrafts } from '../../../lib/draft.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { isSharedDevice, setSharedDevice } from '../../../lib/sharedDevice.ts'
import { Switch } from '../../../ui/Switch.tsx'

/** Whether several people use this device. What was kept on it goes, or comes, at once. */
export function SharedDevice() {
  const t = useMessages()
  const { id } = usePerson()
  const [isShared, setShared] = useState(isSharedDevice)
  const turn = (on: boolean) => {
    setSharedDevice(on)
    setShared(isSharedDevice())
    void deviceDrafts().then(
      (module) => module.move(id),
      () => {},
    )
  }
  return (
    <Switch
      label={t('account.shared.label')}
      hint={t('account.shared.hint')}
      checked={isShared}
      onChange={turn}
    />
  )
}
