import type { WritingPromptView } from '#domain/ai/writing/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Section } from '../../../ui/layout.tsx'
import { PromptList } from './PromptList.tsx'

type MadePromptsProps = {
  prompts: readonly WritingPromptView[]
  /** New ones are on their way: these stay, paler. */
  isWaiting: boolean
  onUse: (prompt: string) => void
}

/** The set the member asked for last, and who wrote it. */
export function MadePrompts({ prompts, isWaiting, onUse }: MadePromptsProps) {
  const t = useMessages()
  const [first] = prompts
  if (!first) return <Empty title={t('ai.writing.empty_title')}>{t('ai.writing.empty')}</Empty>
  return (
    <Section
      title={t('ai.writing.list')}
      aside={
        <span className="ek-soft ek-small">
          {t(first.source === 'model' ? 'ai.suggestions.source_model' : 'ai.suggestions.source_curated')}
        </span>
      }
    >
      <PromptList prompts={prompts} isWaiting={isWaiting} onUse={onUse} />
    </Section>
  )
}
