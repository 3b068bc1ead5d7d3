import { isMinor } from '#domain/account/ageGroup.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { Screen, ScreenHead } from '../../ui/layout.tsx'
import { GuardianRequests } from './GuardianRequests.tsx'
import { OwnRequests } from './OwnRequests.tsx'

/** `/requests`: a minor reads what they asked for; a guardian answers. */
export function RequestsScreen() {
  const t = useMessages()
  return (
    <Screen>
      <ScreenHead title={t('requests.title')} />
      {isMinor(usePerson().ageGroup) ? <OwnRequests /> : <GuardianRequests />}
    </Screen>
  )
}
