import { useMessages } from '../../lib/messages.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Empty } from '../../ui/Empty.tsx'

/** Tells a child or teen that families wait for the yes of their grown-up, with the way to write to them. */
export function GuardianGate() {
  const t = useMessages()
  return (
    <Empty
      title={t('family.gate.guardian_title')}
      action={
        <ButtonTo look="line" to="/parent-verification?again=1">
          {t('family.gate.guardian_act')}
        </ButtonTo>
      }
    >
      {t('family.error.guardian_page')}
    </Empty>
  )
}

/** Tells that families wait until the own address is confirmed; the note above the tabs sends the mail again. */
export function AddressGate() {
  const t = useMessages()
  return <Empty title={t('family.gate.confirm_title')}>{t('family.gate.confirm_text')}</Empty>
}
