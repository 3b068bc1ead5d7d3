import { useMessages } from '../../lib/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ComfortForm } from './ComfortForm.tsx'

/** Comfort settings over the page, so that every change shows at once. */
export function ComfortDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  return (
    <Dialog open onClose={onClose} title={t('shell.comfort.title')} wide>
      <ComfortForm />
    </Dialog>
  )
}
