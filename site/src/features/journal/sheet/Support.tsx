import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CarePanel } from '../../../ui/CarePanel.tsx'
import type { SavedAnswer } from './useSaving.ts'

/** People to talk to, after heavy words; the entry is stored all the same. */
export function Support({ answer, onClose }: { answer: SavedAnswer; onClose: () => void }) {
  const t = useMessages()
  return (
    <CarePanel
      key={answer.entry.updatedAt}
      actions={
        <Button look="text" onClick={onClose}>
          {t('journal.form.later')}
        </Button>
      }
    >
      <p>{t('journal.form.heavy')}</p>
    </CarePanel>
  )
}
