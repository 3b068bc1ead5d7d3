import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { SEARCH_MAX, uniqueTags } from '#domain/journal/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import css from '../journal.module.css'
import { progressQuery } from '../queries.ts'
import type { Filter } from './useFilter.ts'

// Drawn once the tags are known.
const Pills = lazy(() => import('../../../ui/Pills.tsx').then((m) => ({ default: m.Pills })))

/** Tags offered; a chosen one is always among them. */
const OFFERED = 12

/** The search box and the tags used most. */
export function Filters({ filter }: { filter: Filter }) {
  const t = useMessages()
  const known = useQuery(progressQuery).data?.tags ?? []
  const tags = uniqueTags([...filter.tags, ...known.slice(0, OFFERED).map(({ tag }) => tag)])
  return (
    <div role="search" className={css.filters}>
      <div className={css.search}>
        <Icon of={Search} />
        <TextInput
          type="search"
          value={filter.text}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          placeholder={t('journal.list.search')}
          aria-label={t('journal.list.search')}
          onChange={(event) => filter.setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && filter.endTags()}
        />
      </div>
      <Suspense>
        {tags.length > 0 && (
          <Pills
            className={css.tags}
            label={t('journal.list.filter')}
            value={filter.tags}
            onToggle={filter.toggleTag}
            options={tags.map((tag) => ({ value: tag, label: <bdi>{tag}</bdi> }))}
          />
        )}
      </Suspense>
    </div>
  )
}
