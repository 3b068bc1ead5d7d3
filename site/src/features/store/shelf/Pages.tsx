import { useMessages } from '../../../lib/messages.tsx'
import { useHeadingFocus } from '../../../lib/useHeadingFocus.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import css from '../store.module.css'
import { pageAddress } from './useShelfFilter.ts'

/** The way to the page before and the next one, where there is one. */
export function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useMessages()
  useHeadingFocus(String(page))
  if (pages < 2) return null
  return (
    <nav className={css.pages} aria-label={t('store.pages')}>
      {page > 1 && (
        <ButtonTo look="line" size="small" to={pageAddress(page - 1)}>
          {t('store.previous')}
        </ButtonTo>
      )}
      <span>{t('store.page', { page, pages })}</span>
      {page < pages && (
        <ButtonTo look="line" size="small" to={pageAddress(page + 1)}>
          {t('store.next')}
        </ButtonTo>
      )}
    </nav>
  )
}
