import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isMinor } from '#domain/account/ageGroup.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { deviceDrafts } from '../../../lib/draft.ts'
import { errorText } from '../../../lib/errorText.ts'
import { leave } from '../../../lib/leave.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { closeRealtime } from '../../../lib/realtime.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useForm } from '../../../ui/useForm.ts'
import { accountQueries } from '../queries.ts'
import { IdentityFields, useIdentity } from '../../../lib/IdentityFields.tsx'

/** Milliseconds the success text stands before the landing page opens. Source: docs/rules/account.md D-116. */
const LEAVES_AFTER_MS = 2_000

/** Asks before the account is closed, names the seven days, and leaves when it is done. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const client = useQueryClient()
  const { ageGroup, guardian } = usePerson()
  const request = useMutation(accountQueries.requestDeletion())
  const identity = useIdentity()
  const hasDrafts = useHasDrafts()
  const form = useForm({
    check: identity.check,
    send: async () => {
      await request.mutateAsync({ body: identity.proof() })
      leaveSoon(client)
    },
    explain: identity.explain,
    onError: (error) => {
      const title = error instanceof ApiError && titles[error.code]
      if (title) return showToast({ text: t(title), tone: 'bad' })
      showToast({ text: t('settings.deletion.failed'), detail: errorText(t, error), tone: 'bad' })
    },
  })
  if (request.isSuccess)
    return (
      <Dialog open onClose={() => leaveNow(client)} title={t('settings.deletion.title')}>
        <Notice tone="good" live>
          {t('settings.deletion.done')}
        </Notice>
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={t('settings.deletion.ask')}>
      <form {...form.props}>
        <Stack>
          <p>{t('settings.deletion.hides')}</p>
          <p>
            <strong>{t('settings.deletion.grace')}</strong>
          </p>
          <p className="ek-soft">{t('settings.deletion.keeps')}</p>
          {!isMinor(ageGroup) && <p className="ek-soft">{t('settings.deletion.keeps_orders')}</p>}
          {isMinor(ageGroup) && guardian !== 'none' && <p>{t('settings.deletion.guardian')}</p>}
          {hasDrafts && <p>{t('settings.deletion.words')}</p>}
          <IdentityFields of={identity} form={form} />
          <Row>
            <Button look="line" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
            <Button type="submit" look="caution" busy={form.busy && t('settings.deletion.sending')}>
              {t('settings.deletion.button')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Errors with a title of their own. */
const titles: Readonly<
  Record<string, 'settings.deletion.not_authenticated' | 'settings.deletion.no_session'>
> = {
  'common.error.not_signed_in': 'settings.deletion.not_authenticated',
  'common.error.other_account': 'settings.deletion.no_session',
}

/**
 * Takes everything of the member off this device and opens the landing page, when the text could be read. Goes on
 * though the dialog is gone: the session has ended already.
 */
function leaveSoon(client: QueryClient): void {
  // A question asked now would be answered as to a stranger, and another page would come instead of the text.
  void closeRealtime()
  void client.cancelQueries()
  setTimeout(() => leaveNow(client), LEAVES_AFTER_MS)
}

/** Without a connection nothing is taken off this device, but the session is gone all the same. */
const leaveNow = (client: QueryClient): void => void leave(client).catch(() => location.assign('/'))

/** Returns whether text on this device was not saved: it goes with the account. */
function useHasDrafts(): boolean {
  const { id } = usePerson()
  const [hasDrafts, setHasDrafts] = useState(false)
  useEffect(() => {
    void deviceDrafts().then(
      (module) => setHasDrafts(module.hasDrafts(id)),
      () => {},
    )
  }, [id])
  return hasDrafts
}
