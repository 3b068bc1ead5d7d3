import { LifeBuoy, PenLine } from 'lucide-react'
import { useState } from 'react'
import type { DailyReflectionView } from '#domain/ai/writing/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Check.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import css from './reflection.module.css'

type ReflectionDialogProps = {
  reflection: DailyReflectionView
  /** `fromModel` is given only when the person changed it here. */
  onWrite: (fromModel?: boolean) => void
  onLater: (fromModel?: boolean) => void
}

/** One question, who wrote it, and two ways on. Leaving it is as good as answering it. */
export function ReflectionDialog({ reflection, onWrite, onLater }: ReflectionDialogProps) {
  const t = useMessages()
  const child = useAge() === 'child'
  const { prompt, source, canUseModel, fromModel, offerSupport } = reflection
  const [agrees, setAgrees] = useState(fromModel)
  const changed = agrees === fromModel ? undefined : agrees
  return (
    <Dialog
      open
      onClose={() => onLater(changed)}
      title={t(child ? 'ai.reflection.title_child' : 'ai.reflection.title')}
      actions={
        <>
          <Button look="line" onClick={() => onLater(changed)}>
            {t('ai.reflection.later')}
          </Button>
          <Button icon={<Icon of={PenLine} />} onClick={() => onWrite(changed)}>
            {t('ai.prompts.write')}
          </Button>
        </>
      }
    >
      <Stack gap="roomy">
        {offerSupport && (
          <div className={css.support}>
            <p>{t('ai.reflection.support')}</p>
            <a href="/crisis">
              <Icon of={LifeBuoy} />
              <span>{t('ai.suggestions.help')}</span>
            </a>
          </div>
        )}
        <Stack>
          <div>
            <StatusTag>
              {t(source === 'model' ? 'ai.suggestions.source_model' : 'ai.suggestions.source_curated')}
            </StatusTag>
          </div>
          <p className={css.question} dir="auto">
            {prompt}
          </p>
          <p className="ek-small ek-soft">{t('ai.reflection.stays')}</p>
        </Stack>
        {canUseModel && (
          <Check
            label={t('ai.reflection.agree')}
            hint={t('ai.reflection.agree_hint')}
            checked={agrees}
            onChange={setAgrees}
          />
        )}
      </Stack>
    </Dialog>
  )
}
