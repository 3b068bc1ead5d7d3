import type { UIFieldServerProps } from 'payload'
import { adminMessages } from '#admin/_shell/messages.ts'
import { SignalForm } from './SignalForm.client.tsx'

/** On the page of a case: the signal to the guardian, once a reason was given. */
export function SignalField({ id, i18n }: UIFieldServerProps) {
  if (id === undefined) return null
  const messages = adminMessages({ i18n }).safetyDesk
  return <SignalForm caseId={String(id)} messages={{ ...messages.signal, failed: messages.release.error }} />
}
