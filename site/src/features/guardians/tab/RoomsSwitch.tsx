import { useRef, useState } from 'react'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toasts.ts'

type RoomsSwitchProps = {
  heading: 'h2' | 'h3'
  isAgreed: boolean
  /** Sends the answer; throws errors. */
  send: (body: { isAgreed: boolean }) => Promise<unknown>
  onAnswered: () => void
}

/**
 * The guardian's own yes to chat rooms, off at first. It moves at once, and back when it could not be stored. Source:
 * docs/rules/chat.md D-205.
 */
export const RoomsSwitch = (props: RoomsSwitchProps) => (
  <WithMessages names={['chatAsk']}>
    <Consent {...props} />
  </WithMessages>
)

function Consent({ heading: Heading, isAgreed, send, onAnswered }: RoomsSwitchProps) {
  const t = useMessages()
  const [shown, setShown] = useState<boolean | null>(null)
  const sent = useRef(Promise.resolve())
  const store = async (next: boolean) => {
    try {
      await send({ isAgreed: next })
      onAnswered()
      showToast({ text: t(next ? 'chat.consent.on' : 'chat.consent.off'), tone: 'good' })
    } catch (error) {
      // A later press is shown already.
      setShown((now) => (now === next ? null : now))
      showToast({ text: t('chat.consent.failed'), detail: errorText(t, error), tone: 'bad' })
    }
  }
  const press = (next: boolean) => {
    setShown(next)
    // One after the other, so that the last press is what is stored.
    sent.current = sent.current.then(() => store(next))
  }
  return (
    <Stack gap="tight">
      <Heading>{t('chat.consent.title')}</Heading>
      <p>{t('chat.consent.text')}</p>
      <Switch
        label={t('chat.consent.label')}
        hint={t('chat.consent.hint')}
        checked={shown ?? isAgreed}
        onChange={press}
      />
    </Stack>
  )
}
