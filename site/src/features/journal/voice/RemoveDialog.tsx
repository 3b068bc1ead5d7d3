import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'

type RemoveProps = { isSent: boolean; busy?: string | false; onRemove: () => void }

/** Deletes a recording after asking: one that was sent leaves its transcript. */
export function RemoveRecording({ isSent, busy = false, onRemove }: RemoveProps) {
  const t = useMessages()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button look="text" icon={<Icon of={Trash2} />} busy={busy} onClick={() => setAsked(true)}>
        {t(isSent ? 'voice.remove' : 'voice.discard')}
      </Button>
      <Dialog
        alert
        open={isAsked}
        onClose={close}
        title={t(isSent ? 'voice.remove_title' : 'voice.discard_title')}
        actions={
          <>
            <Button onClick={close}>{t('voice.discard_keep')}</Button>
            <Button
              look="caution"
              onClick={() => {
                close()
                onRemove()
              }}
            >
              {t('voice.remove')}
            </Button>
          </>
        }
      >
        <p>{t(isSent ? 'voice.remove_text' : 'voice.discard_text')}</p>
      </Dialog>
    </>
  )
}
