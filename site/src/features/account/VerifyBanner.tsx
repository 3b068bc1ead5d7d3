import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountApi } from '#domain/account/api.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { localStore } from '../../lib/localStore.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { keyOf, write } from '../../lib/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Row } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import { errorToast } from './recovery/errorToast.ts'

/** For how long the line stays away, in milliseconds (a day). */
const AWAY_MS = 24 * 60 * 60 * 1_000

/**
 * One line that asks for the address to be confirmed; it can be put away for a day on this device. A child is not asked
 * about mail: while the guardian's own yes is open the line asks for that, and afterwards there is none.
 */
export function VerifyBanner() {
  const t = useMessages()
  const { id, ageGroup, guardian } = usePerson()
  const key = `ek.confirm-later.${id}`
  const [isAway, setAway] = useState(() => Date.now() - Number(localStore.get(key) ?? 0) < AWAY_MS)
  const isChild = ageGroup === 'child'
  if (isAway || (isChild && guardian === 'verified')) return null
  const putAway = () => {
    localStore.set(key, String(Date.now()))
    setAway(true)
  }
  return (
    <Row>
      <span className="ek-small">
        {t(isChild ? 'account.verify.ask_grown_up' : 'account.verify.banner_title')}
      </span>
      {isChild ? (
        <ButtonTo look="text" to="/parent-verification?again=1">
          {t('account.verify.ask_again')}
        </ButtonTo>
      ) : (
        <SendAgain />
      )}
      <Button look="text" onClick={putAway}>
        {t('account.verify.not_today')}
      </Button>
    </Row>
  )
}

/** Sends the mail again, and shows what it is for. */
function SendAgain() {
  const t = useMessages()
  const { email } = usePerson()
  const send = useMutation(write(contactApi.sendVerification, [keyOf(accountApi.readPerson)]))
  const press = () =>
    send.mutate(
      {},
      {
        onSuccess: ({ alreadyVerified }) =>
          showToast({
            text: t(alreadyVerified ? 'account.verify.already' : 'account.verify.sent'),
            ...(!alreadyVerified && {
              detail: t('account.verify.banner', { email: `\u2068${email}\u2069` }),
            }),
            tone: 'good',
          }),
        onError: (error) => showToast(errorToast(t, error, t('account.recovery.request_failed'))),
      },
    )
  return (
    <Button look="text" onClick={press} busy={send.isPending && t('common.action.sending')}>
      {t('account.verify.send_again')}
    </Button>
  )
}
