import { LifeBuoy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { WritingPage } from '#domain/ai/writing/schema.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Check.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { MoodQuestion } from './MoodQuestion.tsx'
import css from './prompts.module.css'
import type { AskingForPrompts } from './useGeneratePrompts.ts'

/** How the member feels, who writes the prompts and what leaves for that, and the button that asks for three. */
export function AskForPrompts({ page, asking }: { page: WritingPage; asking: AskingForPrompts }) {
  const t = useMessages()
  const child = useAge() === 'child'
  const [chosen, setChosen] = useState<Mood | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [curatedOnly, setCuratedOnly] = useState(false)
  const mood = chosen ?? page.mood
  const ask = () => {
    setMissing(mood === null)
    if (mood) asking.ask({ mood, curatedOnly })
  }
  return (
    <Panel sand className={css.ask ?? ''}>
      <Stack gap="roomy">
        <Stack>
          <h2>{t(child ? 'ai.writing.title_child' : 'ai.writing.title')}</h2>
          <p>{t(child ? 'ai.writing.lead_child' : 'ai.writing.lead')}</p>
        </Stack>
        <MoodQuestion
          value={mood}
          onChange={setChosen}
          error={isMissing && mood === null ? t('ai.writing.need_mood') : undefined}
        />
        <p className="ek-small ek-soft">
          {t(page.usesModel && !curatedOnly ? 'ai.writing.model' : 'ai.suggestions.curated')}
        </p>
        {page.usesModel && (
          <Check label={t('ai.suggestions.curated_only')} checked={curatedOnly} onChange={setCuratedOnly} />
        )}
        <Button
          className={css.button}
          icon={<Icon of={RefreshCw} />}
          busy={asking.isPending && t('ai.writing.making')}
          onClick={ask}
        >
          {t(child ? 'ai.writing.generate_child' : 'ai.writing.generate')}
        </Button>
        <p className={css.waiting} role="status">
          {asking.isPending && t('ai.writing.waiting')}
        </p>
        <PromptsError asking={asking} />
        <a className={css.help} href="/crisis">
          <Icon of={LifeBuoy} />
          <span>{t('ai.suggestions.help')}</span>
        </a>
      </Stack>
    </Panel>
  )
}

function PromptsError({ asking: { error } }: { asking: AskingForPrompts }) {
  const t = useMessages()
  if (!error) return null
  const isLimited = error.status === 429
  return (
    <Notice tone="caution" title={t(isLimited ? 'ai.suggestions.limit' : 'ai.writing.failed')} live>
      {isLimited ? t('ai.writing.limit_hint') : errorText(t, error)}
    </Notice>
  )
}
