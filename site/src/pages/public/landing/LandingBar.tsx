import { TopBar } from '../../../app/frame/TopBar.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import css from './hero.module.css'

/** The bar of the landing page: its sections, Admin for staff, Log In, and Help now. */
export function LandingBar() {
  const t = useMessages()
  return (
    <TopBar
      home="/"
      look="sky"
      nav={
        <>
          <a href="#features">{t('pages.landing.nav.features')}</a>
          <a href="#family">{t('pages.landing.nav.family')}</a>
          <a href="#pricing">{t('pages.landing.nav.pricing')}</a>
        </>
      }
      end={
        <>
          <a className={css.admin} href="/admin" hidden data-admin>
            {t('pages.landing.hero.admin')}
          </a>
          <a className={css.login} href="/auth">
            {t('pages.landing.hero.log_in')}
          </a>
        </>
      }
    />
  )
}
