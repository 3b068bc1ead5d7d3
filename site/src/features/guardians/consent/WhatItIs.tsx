import { useMessages } from '../../../lib/messages.tsx'
import { Section } from '../../../ui/layout.tsx'
import css from './GuardianPage.module.css'

const facts = ['for', 'cost'] as const

/** What Evenkeel is, for whom, and what it costs. */
export function WhatItIs() {
  const t = useMessages()
  return (
    <Section title={t('guardians.what_title')}>
      <dl className={css.facts}>
        <div>
          <dt className="ek-sr">{t('guardians.what_title')}</dt>
          <dd>{t('guardians.what_text')}</dd>
        </div>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`guardians.page.${fact}_title`)}</dt>
            <dd>{t(`guardians.page.${fact}_text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
