import { slot } from '#domain/content/template.ts'
import { useMessages } from '../../../lib/messages.tsx'
import css from './legal.module.css'

/** The safety protocol as part of the crisis page, below every number. The server fills it. */
export function SafetyProtocol() {
  const t = useMessages()
  return (
    <section className={css.protocol} id="safety-protocol" aria-labelledby="protocol">
      <header>
        <h2 id="protocol">{t('pages.legal.safety')}</h2>
        <p className={css.mark}>
          <span>{t('pages.legal.version', { version: slot('version_safety') })}</span>
          <span>{t('pages.legal.updated', { date: slot('date_safety') })}</span>
        </p>
      </header>
      <div className={css.text} dir="auto">
        {slot('safety')}
      </div>
      <p>
        <a href="/legal/safety">{t('pages.legal.safety_more')}</a>
      </p>
    </section>
  )
}
