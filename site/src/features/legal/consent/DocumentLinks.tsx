import { useMessages } from '../../../lib/messages.tsx'
import css from './consent.module.css'
import type { AskedDocument } from './useAgree.ts'

/** Links to the texts, in the member's wording. They open beside this page, so that nothing is lost here. */
export function DocumentLinks({ of }: { of: readonly AskedDocument[] }) {
  const t = useMessages()
  if (of.length === 0) return null
  return (
    <ul className={css.links} aria-label={t('consent.read')}>
      {of.map(({ document, title, path }) => (
        <li key={document}>
          <a
            href={path}
            target="_blank"
            rel="noreferrer"
            aria-label={t('consent.new_tab', { document: title })}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
