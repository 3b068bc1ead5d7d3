import type { UIFieldServerProps } from 'payload'
import { adminMessages } from '#admin/_shell/messages.ts'
import { RevealForm } from './RevealForm.client.tsx'

/** On the page of a profile: who the person is, once a reason was given. */
export function RevealField({ id, i18n }: UIFieldServerProps) {
  if (id === undefined) return null
  return <RevealForm personId={String(id)} messages={adminMessages({ i18n }).ops.admin.reveal} />
}
