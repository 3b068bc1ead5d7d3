import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deviceDrafts } from '../../../lib/draft.ts'
import { leave } from '../../../lib/leave.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'

/** Signs out everywhere, here too, after asking. Says so when text that was not saved goes. */
export function EndAllDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const client = useQueryClient()
  const { id } = usePerson()
  const [busy, setBusy] = useState(false)
  const [hasDrafts, setHasDrafts] = useState(false)
  useEffect(() => {
    void deviceDrafts().then(
      (module) => setHasDrafts(module.hasDrafts(id)),
      () => {},
    )
  }, [id])
  const press = async () => {
    setBusy(true)
    try {
      await leave(client, { everywhere: true })
    } catch (error) {
      setBusy(false)
      showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
    }
  }
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={t('account.sessions.end_all_confirm')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button look="caution" onClick={() => void press()} busy={busy && t('common.state.loading')}>
            {t('account.sessions.end_all')}
          </Button>
        </>
      }
    >
      <p>{t('account.sessions.end_all_text')}</p>
      {hasDrafts && (
        <p>
          <strong>{t('account.leave.title')}</strong> {t('account.leave.text')}
        </p>
      )}
    </Dialog>
  )
}
