import { useMutation } from '@tanstack/react-query'
import { useMessages } from '../../../lib/messages.tsx'
import { accountQueries } from '../queries.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

/** Removes the phone, against the password. */
export function RemovePhone({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const remove = useMutation(accountQueries.removePhone())
  return (
    <PasswordDialog
      title={t('account.phone.remove_title')}
      intro={t('account.phone.remove_intro')}
      submit={t('account.phone.remove')}
      sending={t('account.phone.removing')}
      done={t('account.phone.removed')}
      send={(password) => remove.mutateAsync({ body: { password } })}
      onClose={onClose}
    />
  )
}
