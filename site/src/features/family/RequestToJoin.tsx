import { useMutation } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import type { AskedView } from '#domain/family/schema.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './family.module.css'
import { familyWrites } from './queries.ts'
import { useShowError } from './useShowError.ts'

/** A request of the caller to join a family. Its name shows once they are in. */
export function RequestToJoin({ familyId, askedAt, waitsFor }: AskedView) {
  const t = useMessages()
  const format = useFormat()
  const showError = useShowError()
  const leave = useMutation(familyWrites.leave())
  const takeBack = () =>
    void leave
      .mutateAsync({ params: { id: familyId } })
      .then(() => showToast({ text: t('family.asked.taken_back') }), showError)
  return (
    <Panel className={css.asked ?? ''}>
      <Icon of={Hourglass} />
      <div>
        <h2>{t('family.asked.title')}</h2>
        <p>
          {t(waitsFor === 'own_guardian' ? 'family.asked.text_own' : 'family.asked.text_guardians', {
            when: format.ago(askedAt),
          })}
        </p>
      </div>
      <Button look="line" busy={leave.isPending && t('common.state.loading')} onClick={takeBack}>
        {t('family.asked.back')}
      </Button>
    </Panel>
  )
}
