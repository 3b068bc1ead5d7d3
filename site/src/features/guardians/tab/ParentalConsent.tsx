import { useState } from 'react'
import type { ParentalState } from '#domain/legal/parentalState.ts'
import { legalPaths } from '#domain/legal/documents.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'

type ParentalConsentProps = {
  parental: ParentalState
  heading: 'h2' | 'h3'
  /** Sends the answer; throws errors. */
  send: (body: { agree: boolean }) => Promise<unknown>
  onAnswered: () => void
}

/**
 * The guardian's part of a child's consent: where it stands, with the way to confirm it or to withdraw it. Both count
 * right away, and each undoes the other. Source: docs/rules/legal.md D-010.
 */
export function ParentalConsent({ parental, heading: Heading, send, onAnswered }: ParentalConsentProps) {
  const t = useMessages()
  const format = useFormat()
  const [isBusy, setBusy] = useState(false)
  const isConfirmed = parental.state === 'confirmed'
  const press = async () => {
    setBusy(true)
    try {
      await send({ agree: !isConfirmed })
      showToast({
        text: t(isConfirmed ? 'guardians.parental.withdrawn_now' : 'guardians.parental.confirmed_now'),
        tone: 'good',
      })
      onAnswered()
    } catch (error) {
      showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  const date = parental.since ? format.date(parental.since) : ''
  return (
    <Stack>
      <Heading>{t('guardians.parental.title')}</Heading>
      <p>
        {parental.state === 'unconfirmed'
          ? t(parental.isTicked ? 'guardians.parental.unconfirmed' : 'guardians.parental.unticked')
          : t(`guardians.parental.${parental.state}`, { date })}
      </p>
      <Row>
        {(['terms', 'privacy', 'guidelines'] as const).map((document) => (
          <a key={document} href={legalPaths[document]}>
            {t(`guardians.parental.${document}`)}
          </a>
        ))}
      </Row>
      <p>
        <Button
          look={isConfirmed ? 'line' : 'filled'}
          busy={isBusy && t('guardians.parental.confirming')}
          onClick={() => void press()}
        >
          {t(isConfirmed ? 'guardians.parental.withdraw' : 'guardians.parental.confirm')}
        </Button>
      </p>
    </Stack>
  )
}
