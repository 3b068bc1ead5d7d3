import { Link } from 'react-router-dom'
import { TOP_TAGS, type ProgressView } from '#domain/journal/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { usePlots } from '../../../ui/charts/usePlots.ts'
import { Section } from '../../../ui/layout.tsx'
import css from './progress.module.css'

/** The tags used most, each with its count and a bar; a tag leads to its entries. */
export function TopTags({ tags }: { tags: ProgressView['tags'] }) {
  const t = useMessages()
  const plots = usePlots()
  const top = tags.slice(0, TOP_TAGS)
  return (
    <Section title={t('journal.progress.top_tags')}>
      {top.length === 0 && <p className="ek-soft">{t('journal.progress.no_tags')}</p>}
      <div className={css.tags}>
        <ol>
          {top.map(({ tag, count }) => (
            <li key={tag}>
              <Link to={`/journal?tags=${encodeURIComponent(tag)}`}>
                <bdi>{tag}</bdi>
              </Link>
              <span>{plural(t, 'journal.progress.tag_count', count)}</span>
            </li>
          ))}
        </ol>
        {typeof plots === 'object' && top.length > 0 && (
          <plots.SharesPlot counts={top.map(({ count }) => count)} />
        )}
      </div>
    </Section>
  )
}
