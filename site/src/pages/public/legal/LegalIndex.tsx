import { slot } from '#domain/content/template.ts'
import type { MessageKey } from '#messages'
import { useMessages } from '../../../lib/messages.tsx'
import { Page } from '../../../ui/layout.tsx'
import { BackLink } from '../BackLink.tsx'
import css from './legal.module.css'

type Entry = { href: string; mark: string; title: MessageKey; about?: MessageKey }

const cards: readonly Entry[] = [
  {
    href: '/terms',
    mark: 'terms',
    title: 'pages.landing.foot.terms',
    about: 'pages.legal.card_terms',
  },
  {
    href: '/privacy',
    mark: 'privacy',
    title: 'pages.landing.foot.privacy',
    about: 'pages.legal.card_privacy',
  },
  {
    href: '/community-guidelines',
    mark: 'guidelines',
    title: 'pages.landing.foot.guidelines',
    about: 'pages.legal.card_guidelines',
  },
  {
    href: '/inclusion',
    mark: 'inclusion',
    title: 'pages.landing.foot.inclusion',
    about: 'pages.legal.card_inclusion',
  },
  {
    href: '/crisis',
    mark: 'safety',
    title: 'pages.landing.foot.crisis',
    about: 'pages.legal.card_crisis',
  },
  {
    href: '/policies/refunds',
    mark: 'refunds',
    title: 'pages.landing.foot.refunds',
    about: 'pages.legal.card_refunds',
  },
]
const others: readonly Entry[] = [
  { href: '/policies/shipping', mark: 'shipping', title: 'pages.landing.foot.shipping' },
  { href: '/legal/safety', mark: 'safety', title: 'pages.legal.safety' },
]

/** Six cards, and below them the two texts that have none. Source: docs/rules/legal.md D-014. */
export function LegalIndex() {
  const t = useMessages()
  return (
    <Page className={css.legal}>
      <div className={css.tools}>
        <BackLink href="/" label={t('pages.legal.back')} />
      </div>
      <header className={css.head}>
        <h1>{t('pages.legal.title')}</h1>
        <p className="ek-lead">{t('pages.legal.lead')}</p>
      </header>
      <ul className={css.cards}>
        {cards.map(({ href, mark, title, about }) => (
          <li key={href}>
            <h2>
              <a href={href}>{t.any(title)}</a>
            </h2>
            {about && <p>{t.any(about)}</p>}
            <Mark name={mark} />
          </li>
        ))}
      </ul>
      <section className={css.others} aria-labelledby="more">
        <h2 id="more">{t('pages.legal.more')}</h2>
        <ul>
          {others.map(({ href, mark, title }) => (
            <li key={href}>
              <a href={href}>{t.any(title)}</a>
              <Mark name={mark} />
            </li>
          ))}
        </ul>
      </section>
      {slot('languages')}
    </Page>
  )
}

/** The number of a text and the day it took effect. */
function Mark({ name }: { name: string }) {
  const t = useMessages()
  return (
    <p className={css.mark}>
      <span>{t('pages.legal.version', { version: slot(`version_${name}`) })}</span>
      <span>{t('pages.legal.updated', { date: slot(`date_${name}`) })}</span>
    </p>
  )
}
