import { Printer } from 'lucide-react'
import { slot } from '#domain/content/template.ts'
import { readings } from '#domain/legal/documents.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Page } from '../../../ui/layout.tsx'
import { BackLink } from '../BackLink.tsx'
import css from './legal.module.css'

type Truth = 'true' | 'false'

/** One legal text with its number, its readings, its languages, and its earlier versions. The server fills it. */
export function LegalText() {
  const t = useMessages()
  return (
    <Page className={css.legal}>
      <div className={css.tools}>
        <BackLink href="/legal" label={t('pages.legal.back')} />
        <button type="button" className={css.print} data-print hidden>
          <Icon of={Printer} />
          {t('pages.legal.print')}
        </button>
      </div>
      <article className={css.article}>
        <header className={css.head}>
          <h1 dir="auto">{slot('title')}</h1>
          <p className={css.mark}>
            <span>{t('pages.legal.version', { version: slot('version') })}</span>
            <span>{t('pages.legal.updated', { date: slot('date') })}</span>
          </p>
          {slot('old')}
          {slot('changed')}
        </header>
        <nav className={css.switches} aria-label={t('pages.legal.reading')}>
          <ul className={css.choices}>
            {readings.map((reading) => (
              <li key={reading}>
                <a href={slot(`href_${reading}`)} aria-current={slot(`current_${reading}`) as Truth}>
                  {t(`pages.legal.${reading}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.text} dir="auto">
          {slot('body')}
        </div>
      </article>
      <div className={css.beside}>
        {slot('versions')}
        {slot('languages')}
        <p className={css.all}>
          <a href="/legal">{t('pages.legal.all')}</a>
        </p>
      </div>
    </Page>
  )
}

/** The note above an earlier version. */
export function OldNote() {
  const t = useMessages()
  return (
    <p className={css.old} role="note">
      {t('pages.legal.old')} <a href={slot('href')}>{t('pages.legal.old_link')}</a>
    </p>
  )
}

/** What is different from the version before. */
export function ChangedNote() {
  const t = useMessages()
  return (
    <p className={css.changed}>
      <b>{t('pages.legal.changed')}</b> <span dir="auto">{slot('text')}</span>
    </p>
  )
}

/** What stands around the list of versions. */
export function VersionList() {
  const t = useMessages()
  return (
    <section className={css.versions} aria-labelledby="versions">
      <h2 id="versions">{t('pages.legal.versions')}</h2>
      <ul>{slot('rows')}</ul>
    </section>
  )
}

/** One version in the list. */
export function VersionRow() {
  const t = useMessages()
  return (
    <li>
      <a href={slot('href')} aria-current={slot('current') as Truth}>
        {t('pages.legal.version', { version: slot('version') })}
      </a>
      <span>{slot('date')}</span>
      <span dir="auto">{slot('changes')}</span>
    </li>
  )
}

/** What stands around the languages. */
export function LanguageList() {
  const t = useMessages()
  return (
    <nav className={css.switches} aria-label={t('pages.legal.language')}>
      <h2>{t('pages.legal.language')}</h2>
      <ul className={css.choices}>{slot('rows')}</ul>
    </nav>
  )
}

/** The name of one language, in that language. */
export const LanguageRow = () => (
  <li>
    <a
      href={slot('href')}
      lang={slot('lang')}
      hrefLang={slot('lang')}
      aria-current={slot('current') as Truth}
    >
      {slot('name')}
    </a>
  </li>
)
