import { BreathingSun } from '../../features/checkins/form/Answer.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Stack } from '../../ui/layout.tsx'

/** One minute of slow breaths with the sun, for no reason at all. */
export function BreatheDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('today.tiles.breathe')}
      actions={<Button onClick={onClose}>{t('common.action.close')}</Button>}
    >
      <WithMessages names={['answer']}>
        <Guide />
      </WithMessages>
    </Dialog>
  )
}

function Guide() {
  const t = useMessages()
  return (
    <Stack>
      <p>{t('answer.breathe')}</p>
      <BreathingSun />
    </Stack>
  )
}
