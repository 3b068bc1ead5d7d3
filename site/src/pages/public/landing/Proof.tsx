import { Accessibility, Lock, ShieldCheck, UserCheck } from 'lucide-react'
import { isOpen } from '#domain/capabilities.ts'
import { slot } from '#domain/content/template.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Page } from '../../../ui/layout.tsx'
import css from './bands.module.css'

/** Statistics, where editors wrote some, and the trust badges. */
export function Proof() {
  const t = useMessages()
  return (
    <Page className={css.proof}>
      {slot('statistics')}
      <ul className={css.trust} aria-label={t('pages.landing.trust.label')}>
        <li>
          <Icon of={Lock} />
          <span>{t('pages.landing.trust.private')}</span>
        </li>
        {isOpen('rooms') && (
          <li>
            <Icon of={ShieldCheck} />
            <span>{t('pages.landing.trust.moderated')}</span>
          </li>
        )}
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

/** What stands around the statistics. */
export function Figures() {
  const t = useMessages()
  return (
    <section aria-label={t('pages.landing.numbers')}>
      <ul className={css.figures}>{slot('rows')}</ul>
    </section>
  )
}

/** One statistic. */
export const Figure = () => (
  <li>
    <span>
      <span className="ek-num ek-ltr">{slot('value')}</span>
    </span>
    <span>{slot('label')}</span>
  </li>
)
