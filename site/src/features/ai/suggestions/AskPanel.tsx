import { LifeBuoy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Check.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { SuggestionsPage } from './queries.ts'
import css from './suggestions.module.css'
import type { Asking } from './useGenerate.ts'

/** What suggestions are, who writes them and what leaves for that, and the button that asks for five. */
export function AskPanel({ page, asking }: { page: SuggestionsPage; asking: Asking }) {
  const t = useMessages()
  const child = useAge() === 'child'
  const [curatedOnly, setCuratedOnly] = useState(false)
  const { hasMoods, usesModel, suggestions } = page
  return (
    <Panel sand className={css.ask ?? ''}>
      <Stack gap="roomy">
        <Stack>
          <h2>{t(child ? 'ai.suggestions.title_child' : 'ai.suggestions.title')}</h2>
          <p>{t(child ? 'ai.suggestions.lead_child' : 'ai.suggestions.lead')}</p>
          <p className="ek-small ek-soft">
            {t(usesModel && !curatedOnly ? 'ai.suggestions.model' : 'ai.suggestions.curated')}
          </p>
        </Stack>
        {usesModel && hasMoods && (
          <Check label={t('ai.suggestions.curated_only')} checked={curatedOnly} onChange={setCuratedOnly} />
        )}
        {hasMoods && (
          <Button
            className={css.button}
            icon={<Icon of={RefreshCw} />}
            busy={asking.isPending && t('ai.suggestions.making')}
            onClick={() => asking.ask(curatedOnly)}
          >
            {t(suggestions.length > 0 ? 'ai.suggestions.generate' : 'ai.suggestions.first')}
          </Button>
        )}
        <p className={css.waiting} role="status">
          {asking.isPending && t('ai.suggestions.waiting')}
        </p>
        {asking.isLimited && (
          <Notice tone="caution" title={t('ai.suggestions.limit')} live>
            {t('ai.suggestions.limit_hint')}
          </Notice>
        )}
        <a className={css.help} href="/crisis">
          <Icon of={LifeBuoy} />
          <span>{t('ai.suggestions.help')}</span>
        </a>
      </Stack>
    </Panel>
  )
}
