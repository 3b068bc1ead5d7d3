import { Globe } from 'lucide-react'
import { LIFELINE } from '#domain/help/nationalLines.ts'
import { localeNames } from '#messages/locales.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Wordmark } from '../../../ui/Brand.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Page } from '../../../ui/layout.tsx'
import { numberIn } from '../../../ui/numberIn.tsx'
import { footGroups } from './footGroups.ts'
import css from './foot.module.css'

type FootProps = { exists: (path: string) => boolean; year: number }

/** The footer: what this is and is not, links to pages that exist, Report an Issue, the language. */
export function Foot({ exists, year }: FootProps) {
  const t = useMessages()
  return (
    <footer className={css.foot}>
      <Page className={css.inside}>
        <div className={css.lead}>
          <Wordmark className={css.wordmark} />
          <p>
            {numberIn(t('pages.landing.foot.disclaimer', { number: '{{number}}' }), LIFELINE, (number) => (
              <a href={`tel:${LIFELINE}`}>{number}</a>
            ))}
          </p>
        </div>
        {footGroups(exists).map(({ title, links, report }) => (
          <nav key={title} aria-label={t.any(title)}>
            <h3>{t.any(title)}</h3>
            <ul>
              {links.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{t.any(label)}</a>
                </li>
              ))}
              {report && (
                <li>
                  <button type="button" data-report>
                    {t('pages.landing.foot.report')}
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </Page>
      <Page>
        <div className={css.base}>
          <span>{t('pages.landing.foot.copyright', { year })}</span>
          <div className={css.language} data-language>
            <button
              type="button"
              aria-expanded="false"
              aria-label={`${t('shell.nav.language')}: ${localeNames[t.locale]}`}
            >
              <Icon of={Globe} />
              <span>{localeNames[t.locale]}</span>
            </button>
            <ul hidden />
          </div>
        </div>
      </Page>
    </footer>
  )
}
