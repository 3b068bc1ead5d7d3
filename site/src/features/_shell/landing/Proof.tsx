import { Accessibility, Lock, ShieldCheck, UserCheck } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import type { LandingContent } from '../../../prerender/page.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Page } from '../../../ui/layout.tsx'
import css from './bands.module.css'

/** Statistics, only when they are real, and the trust badges. */
export function Proof({ statistics }: { statistics: NonNullable<LandingContent['statistics']> }) {
  const t = useMessages()
  return (
    <Page className={css.proof}>
      {statistics.length > 0 && (
        <section aria-label={t('pages.landing.numbers')}>
          <ul className={css.figures}>
            {statistics.map(({ value, label }) => (
              <li key={label}>
                <span>
                  <span className="ek-num ek-ltr">{value}</span>
                </span>
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className={css.trust} aria-label={t('pages.landing.trust.label')}>
        <li>
          <Icon of={Lock} />
          <span>{t('pages.landing.trust.private')}</span>
        </li>
        <li>
          <Icon of={ShieldCheck} />
          <span>{t('pages.landing.trust.moderated')}</span>
        </li>
        <li>
          <Icon of={UserCheck} />
          <span>{t('pages.landing.trust.guardian')}</span>
        </li>
        <li>
          <Icon of={Accessibility} />
          <span>{t('pages.landing.trust.access')}</span>
        </li>
      </ul>
    </Page>
  )
}
