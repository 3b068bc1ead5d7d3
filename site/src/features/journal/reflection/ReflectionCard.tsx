import { LifeBuoy, PenLine } from 'lucide-react'
import { useId, useState } from 'react'
import type { DailyReflectionView } from '#domain/ai/writing/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Check.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import css from './reflection.module.css'

type ReflectionCardProps = {
  reflection: DailyReflectionView
  /** `fromModel` is given only when the person changed it here. */
  onWrite: (fromModel?: boolean) => void
  onLater: (fromModel?: boolean) => void
}

/**
 * One question in the page, who wrote it, and two ways on. It covers nothing: the journal is there without an answer.
 */
export function ReflectionCard({ reflection, onWrite, onLater }: ReflectionCardProps) {
  const t = useMessages()
  const id = useId()
  const child = useAge() === 'child'
  const { prompt, source, canUseModel, fromModel, offerSupport } = reflection
  const [agrees, setAgrees] = useState(fromModel)
  const changed = agrees === fromModel ? undefined : agrees
  return (
    <section aria-labelledby={id}>
      <Panel sand>
        <Stack gap="roomy">
          <h2 id={id}>{t(child ? 'ai.reflection.title_child' : 'ai.reflection.title')}</h2>
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
          <Row>
            <Button icon={<Icon of={PenLine} />} onClick={() => onWrite(changed)}>
              {t('ai.prompts.write')}
            </Button>
            <Button look="line" onClick={() => onLater(changed)}>
              {t('ai.reflection.later')}
            </Button>
          </Row>
        </Stack>
      </Panel>
    </section>
  )
}
