import { Download, Smartphone, TabletSmartphone } from 'lucide-react'
import { slot } from '#domain/content/template.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Page } from '../../../ui/layout.tsx'
import { MiniFloats } from './MiniFloats.tsx'
import css from './plans.module.css'

/** App download. Install shows where the browser can; a store badge shows when its address is known. */
export function AppBand() {
  const t = useMessages()
  return (
    <section className={css.app} aria-labelledby="app-title">
      <Page className={css.appIn}>
        <div className={css.appText}>
          <h2 className={css.display} id="app-title">
            {t('pages.landing.app.title')}
          </h2>
          <p>{t('pages.landing.app.text')}</p>
          <div className={css.ways}>
            <Button look="lit" hidden data-install icon={<Icon of={Download} />}>
              {t('pages.landing.app.install')}
            </Button>
            {slot('appStore')}
            {slot('playStore')}
          </div>
        </div>
        <div className={css.phone} aria-hidden="true">
          <div className={css.screen}>
            <p className={css.ask}>{t('pages.landing.app.sample')}</p>
            <MiniFloats moods={['excited', 'happy', 'calm']} className={css.phoneFloats} />
            <div className={css.names}>
              <span>{t('pages.landing.hero.great')}</span>
              <span>{t('pages.landing.hero.good')}</span>
              <span>{t('pages.landing.hero.okay')}</span>
            </div>
          </div>
        </div>
      </Page>
    </section>
  )
}

/** The badge of one store. */
export function AppStore() {
  const t = useMessages()
  return (
    <a className={css.badge} href={slot('url')}>
      <Icon of={Smartphone} />
      <span>
        <small>{t('pages.landing.app.app_store_1')}</small>
        {t('pages.landing.app.app_store_2')}
      </span>
    </a>
  )
}

/** The badge of the other store. */
export function PlayStore() {
  const t = useMessages()
  return (
    <a className={css.badge} href={slot('url')}>
      <Icon of={TabletSmartphone} />
      <span>
        <small>{t('pages.landing.app.play_1')}</small>
        {t('pages.landing.app.play_2')}
      </span>
    </a>
  )
}
