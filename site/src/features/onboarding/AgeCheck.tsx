import { useNavigate } from 'react-router-dom'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type AgeCheckProps = {
  age: string
  claimed: AgeGroup
  group: AgeGroup
  onYes: () => void
  onClose: () => void
}

/**
 * Shows, before it is saved, what account the age makes of what was claimed at sign-up, and asks whether the age is
 * right. The same text in both directions: what follows from an age group, or where it begins, is not shown here.
 */
export function AgeCheck({ age, claimed, group, onYes, onClose }: AgeCheckProps) {
  const t = useMessages()
  const go = useNavigate()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('onboarding.step.age_check.title')}
      actions={
        <>
          <Button look="line" onClick={() => go('/onboarding?step=basic-info')}>
            {t('onboarding.step.age_check.change')}
          </Button>
          <Button onClick={onYes}>{t('onboarding.step.age_check.yes', { age })}</Button>
        </>
      }
    >
      <p>
        {t('onboarding.step.age_check.text', {
          claimed: t(`account.age_group.${claimed}`),
          age,
          group: t(`account.age_group.${group}`),
        })}
      </p>
    </Dialog>
  )
}
