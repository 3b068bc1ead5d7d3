import { TOP_TAGS, type ProgressView } from '#domain/journal/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { Link } from '../../../lib/router.tsx'
import { Section } from '../../../ui/layout.tsx'
import css from './progress.module.css'

/** The tags used most, each with its count; a tag leads to its entries. Source: spec 001 §9. */
export function TopTags({ tags }: { tags: ProgressView['tags'] }) {
  const t = useMessages()
  const top = tags.slice(0, TOP_TAGS)
  const most = top[0]?.count ?? 1
  return (
    <Section title={t('journal.progress.top_tags')}>
      {top.length === 0 && <p className="ek-soft">{t('journal.progress.no_tags')}</p>}
      <ol className={css.topTags}>
        {top.map(({ tag, count }) => (
          <li key={tag}>
            <Link to={`/journal?tags=${encodeURIComponent(tag)}`}>
              <bdi>{tag}</bdi>
            </Link>
            <span>{plural(t, 'journal.progress.tag_count', count)}</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / most) * 100} height="4" />
            </svg>
          </li>
        ))}
      </ol>
    </Section>
  )
}
