import { moneyText } from '#domain/billing/moneyText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Section } from '../../../ui/layout.tsx'
import css from './GuardianPage.module.css'

type WhatItIsProps = {
  /** What the cheapest plan on offer costs a month; null while none is offered. */
  plansFrom: { priceCents: number; currency: string } | null
}

/** What Evenkeel is, for whom, and what it costs. */
export function WhatItIs({ plansFrom }: WhatItIsProps) {
  const t = useMessages()
  const rooms = plansFrom
    ? t('guardians.page.cost_rooms', { price: moneyText(t.locale, plansFrom.priceCents, plansFrom.currency) })
    : t('guardians.page.cost_rooms_closed')
  const facts = [
    [t('guardians.page.for_title'), t('guardians.page.for_text')],
    [t('guardians.page.cost_title'), t('guardians.page.cost_text', { rooms })],
  ] as const
  return (
    <Section title={t('guardians.what_title')}>
      <dl className={css.facts}>
        <div>
          <dt className="ek-sr">{t('guardians.what_title')}</dt>
          <dd>{t('guardians.what_text')}</dd>
        </div>
        {facts.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
