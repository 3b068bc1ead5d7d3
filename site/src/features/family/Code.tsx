import { Copy, RefreshCw } from 'lucide-react'
import type { FamilyGroupView } from '#domain/family/schema.ts'
import { usePerson } from '../../lib/person.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './family.module.css'

type CodeProps = { group: FamilyGroupView; isAdmin: boolean; onRenew: () => void }

/** The code that lets people in, until when, and a copy of it. One that ran out is not shown. */
export function Code({ group: { inviteCode, inviteExpiresAt }, isAdmin, onRenew }: CodeProps) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const renew = (
    <Button look="text" icon={<Icon of={RefreshCw} />} onClick={onRenew}>
      {t('family.code.renew')}
    </Button>
  )
  if (!inviteExpiresAt || new Date(inviteExpiresAt) <= new Date()) {
    return (
      <Panel sand className={css.code ?? ''}>
        <p>{t(isAdmin ? 'family.code.over' : 'family.code.over_ask')}</p>
        {isAdmin && renew}
      </Panel>
    )
  }
  const copy = () => {
    const copied = navigator.clipboard?.writeText(inviteCode!) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => showToast({ text: t('family.code.copied'), tone: 'good' }),
      () => showToast({ text: t('family.code.copy_failed'), tone: 'bad' }),
    )
  }
  return (
    <Panel sand className={css.code ?? ''}>
      <div>
        <h3>{t('family.code.label')}</h3>
        <p className={css.sign} dir="ltr">
          {inviteCode}
        </p>
        <p className="ek-small">
          {t('family.code.until', {
            when: `${format.longDay(inviteExpiresAt)}, ${format.time(inviteExpiresAt)}`,
          })}
        </p>
      </div>
      <Row>
        <Button look="line" icon={<Icon of={Copy} />} onClick={copy}>
          {t('family.code.copy')}
        </Button>
        {isAdmin && renew}
      </Row>
    </Panel>
  )
}
