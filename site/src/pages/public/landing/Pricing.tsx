import { isOpen } from '#domain/capabilities.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import { slot } from '#domain/content/template.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Boat } from '../../../ui/Boat.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Page } from '../../../ui/layout.tsx'
import css from './plans.module.css'

/** Members go on to their plan; visitors sign up first. */
const TO_PLANS = `/auth?mode=sign-up&next=${encodeURIComponent('/settings?tab=plan')}`

/** The two plans. The family one has the filled button: most people do not come alone. */
export function Pricing() {
  const t = useMessages()
  return (
    <section id="pricing" aria-labelledby="pricing-title">
      <Page className={css.pricing}>
        <div className={css.head}>
          <h2 className={css.display} id="pricing-title">
            <span>{t('pages.landing.pricing.title_1')}</span>
            <span>{t('pages.landing.pricing.title_2')}</span>
          </h2>
          <p>{t(isOpen('plans') ? 'pages.landing.pricing.text' : 'pages.landing.pricing.not_open')}</p>
        </div>
        {slot('individual')}
        {slot('family')}
      </Page>
    </section>
  )
}

/** One plan, with what staff wrote of it. */
export function PricedPlan({ plan }: { plan: PlanKey }) {
  const t = useMessages()
  return (
    <div className={css.plan}>
      <div className={css.scene} aria-hidden="true">
        <svg viewBox="0 -130 560 200">{plan === 'individual' ? <OneBoat /> : <Fleet />}</svg>
      </div>
      <h3 dir="auto">{slot('name')}</h3>
      <p className={css.price}>
        <span className="ek-num ek-ltr">{slot('price')}</span>
        <span>
          {plan === 'individual'
            ? t('pages.landing.pricing.individual_per')
            : t('pages.landing.pricing.family_per', { seats: slot('seats') })}
        </span>
      </p>
      <ul dir="auto">{slot('features')}</ul>
      <ButtonLink href={TO_PLANS} look={plan === 'family' ? 'filled' : 'line'}>
        {t('pages.landing.hero.start')}
      </ButtonLink>
    </div>
  )
}

const OneBoat = () => (
  <>
    <path d="M90 0a95 95 0 0 1 190 0Z" fill="var(--sun)" />
    <Boat of="adult" x={185} scale={0.3} />
  </>
)

const Fleet = () => (
  <>
    <path d="M60 0a95 95 0 0 1 190 0Z" fill="var(--sun)" />
    <Boat of="elder" x={62} scale={0.4} />
    <Boat of="adult" x={165} scale={0.3} />
    <Boat of="teen" x={266} scale={0.46} />
    <Boat of="teen" x={352} scale={0.4} />
    <Boat of="child" x={432} scale={0.5} />
    <Boat of="child" x={504} scale={0.42} />
  </>
)
