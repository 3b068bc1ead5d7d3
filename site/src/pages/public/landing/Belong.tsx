import { useMessages } from '../../../lib/messages.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Page } from '../../../ui/layout.tsx'
import css from './bands.module.css'

const flags = [
  'streak_7',
  'community_helper',
  'streak_14',
  'streak_100',
  'streak_30',
  'resource_explorer',
  'family_care',
  'reflection_master',
] as const

/** The inclusion line. */
export function Belong({ exists }: { exists: (path: string) => boolean }) {
  const t = useMessages()
  return (
    <aside aria-label={t('pages.landing.belong.label')}>
      <Page className={css.belong}>
        <div className={css.flags} aria-hidden="true">
          {flags.map((id) => (
            <Badge key={id} id={id} className={css.flag} />
          ))}
        </div>
        <p>
          <b>{t('pages.landing.belong.title')}</b> {t('pages.landing.belong.text')}{' '}
          {exists('/inclusion') && <a href="/inclusion">{t('pages.landing.belong.link')}</a>}
        </p>
      </Page>
    </aside>
  )
}
