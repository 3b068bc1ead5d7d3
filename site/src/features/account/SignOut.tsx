import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { deviceDrafts } from '../../lib/draft.ts'
import { errorText } from '../../lib/errorText.ts'
import { leave } from '../../lib/leave.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'

/**
 * Signs out. Asks first when text that was not saved would go. Source: docs/rules/site.md T-40. `onStay` has to be
 * the same function each time.
 */
export function SignOut({ onStay }: { onStay: () => void }) {
  const t = useMessages()
  const client = useQueryClient()
  const { id } = usePerson()
  const [asks, setAsks] = useState(false)
  const go = useCallback(
    () =>
      leave(client).catch((error: unknown) => {
        showToast({ text: errorText(t, error), tone: 'bad' })
        onStay()
      }),
    [client, t, onStay],
  )
  useEffect(() => {
    let isGone = false
    void deviceDrafts().then((module) => {
      if (isGone) return
      if (module.hasDrafts(id)) setAsks(true)
      else void go()
    }, go)
    return () => {
      isGone = true
    }
  }, [id, go])
  return (
    asks && (
      <WithMessages names={['accountSettings']}>
        <Ask onStay={onStay} onLeave={go} />
      </WithMessages>
    )
  )
}

function Ask({ onStay, onLeave }: { onStay: () => void; onLeave: () => Promise<void> }) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open
      alert
      onClose={onStay}
      title={t('account.leave.title')}
      actions={
        <>
          <Button look="line" onClick={onStay}>
            {t('account.leave.stay')}
          </Button>
          <Button
            look="caution"
            busy={isBusy && t('common.state.loading')}
            onClick={() => {
              setBusy(true)
              void onLeave()
            }}
          >
            {t('common.action.sign_out')}
          </Button>
        </>
      }
    >
      <p>{t('account.leave.text')}</p>
    </Dialog>
  )
}
