import { useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** Throws away what is not stored, after asking. */
export function Discard({ isNew, onDiscard }: { isNew: boolean; onDiscard: () => void }) {
  const t = useMessages()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button look="text" onClick={() => setAsked(true)}>
        {t(isNew ? 'journal.form.discard_new' : 'journal.form.discard')}
      </Button>
      <Dialog
        alert
        open={isAsked}
        onClose={close}
        title={t('journal.form.discard_title')}
        actions={
          <>
            <Button onClick={close}>{t('journal.form.discard_keep')}</Button>
            <Button
              look="caution"
              onClick={() => {
                close()
                onDiscard()
              }}
            >
              {t('journal.form.discard_yes')}
            </Button>
          </>
        }
      >
        <p>{t('journal.form.discard_text')}</p>
      </Dialog>
    </>
  )
}
