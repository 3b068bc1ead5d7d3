import { PenLine } from 'lucide-react'
import type { WritingPromptView } from '#domain/ai/writing/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import css from './prompts.module.css'

type PromptListProps = {
  /** `focus_area` only where a prompt was made for the person. */
  prompts: readonly (Pick<WritingPromptView, 'id' | 'prompt'> &
    Partial<Pick<WritingPromptView, 'focus_area'>>)[]
  isWaiting?: boolean
  onUse: (prompt: string) => void
}

/** Questions one under another, each with the way to write about it. */
export function PromptList({ prompts, isWaiting = false, onUse }: PromptListProps) {
  const t = useMessages()
  return (
    <ul className={classes(css.list, isWaiting && css.pale)} aria-busy={isWaiting} aria-live="polite">
      {prompts.map(({ id, prompt, focus_area: area }) => (
        <li key={id}>
          {area && <StatusTag>{t(`ai.area.${area}`)}</StatusTag>}
          <p id={`prompt-${id}`} dir="auto">
            {prompt}
          </p>
          <Button
            look="text"
            icon={<Icon of={PenLine} />}
            aria-describedby={`prompt-${id}`}
            onClick={() => onUse(prompt)}
          >
            {t('ai.prompts.write')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
