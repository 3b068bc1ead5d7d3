import { useMessages } from '../../lib/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DisplayForm } from '../../features/account/DisplayForm.tsx'

/** Display preferences over the page, so that every change shows at once. */
export function DisplayDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  return (
    <Dialog open onClose={onClose} title={t('shell.comfort.title')} wide>
      <DisplayForm />
    </Dialog>
  )
}
