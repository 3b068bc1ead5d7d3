import { useMessages } from '../../lib/messages.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Empty } from '../../ui/Empty.tsx'

/** What comes before families: the own address confirmed, or the yes of a child's grown-up on their own page. */
export function Gate({ of }: { of: 'confirm' | 'guardian' }) {
  const t = useMessages()
  const isGuardian = of === 'guardian'
  return (
    <Empty
      title={t(isGuardian ? 'family.gate.guardian_title' : 'family.gate.confirm_title')}
      action={
        <ButtonTo look="line" to={isGuardian ? '/parent-verification?again=1' : '/settings?tab=security'}>
          {t(isGuardian ? 'family.gate.guardian_act' : 'family.gate.confirm_act')}
        </ButtonTo>
      }
    >
      {t(isGuardian ? 'family.error.guardian_page' : 'family.gate.confirm_text')}
    </Empty>
  )
}
