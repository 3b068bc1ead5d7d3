import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Panel } from '../../../ui/layout.tsx'
import css from '../../../ui/StepPage.module.css'
import { isolated } from './isolated.ts'
import { useGuardianMessages } from './useGuardianMessages.ts'

/** While a child waits: what was done, what the guardian does now, and what comes then. */
export function WhatHappensNext({ masked }: { masked: string }) {
  const t = useMessages()
  const messages = useGuardianMessages()
  const isChild = usePerson().ageGroup === 'child'
  const sent = isChild ? 'guardians.code.child_next_sent' : 'guardians.code.next_sent'
  return (
    <Panel className={css.panel}>
      <h2>{t('guardians.code.next_title')}</h2>
      <ol className={css.next}>
        <li>{t(sent, { email: isolated(masked) })}</li>
        <li aria-current="step">{messages('next_read')}</li>
        <li>{messages('next_start')}</li>
      </ol>
    </Panel>
  )
}
