import { WithMessages } from '../../../lib/WithMessages.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Stack } from '../../../ui/layout.tsx'

/** Shows a child or teen what waits until their guardian consents on their own page, with the way to write to them. */
export function WaitsForConsent() {
  return (
    <WithMessages names={['guardians']}>
      <WaitingText />
    </WithMessages>
  )
}

function WaitingText() {
  const t = useMessages()
  return (
    <Stack>
      <p>{t('guardians.waits')}</p>
      <p>
        <ButtonTo look="line" to="/parent-verification?again=1">
          {t('guardians.again_title')}
        </ButtonTo>
      </p>
    </Stack>
  )
}
