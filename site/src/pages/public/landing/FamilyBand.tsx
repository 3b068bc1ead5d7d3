import { FAMILY_MEMBERS_MAX } from '#domain/family/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Boat } from '../../../ui/Boat.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Page } from '../../../ui/layout.tsx'
import css from './bands.module.css'

/** Family mode: four boats on one water. */
export function FamilyBand() {
  const t = useMessages()
  return (
    <section className={css.family} id="family" aria-labelledby="family-title">
      <Page className={css.familyIn}>
        <div className={css.familyText}>
          <h2 className={css.display} id="family-title">
            {t('pages.landing.family.title')}
          </h2>
          <div>
            <p>{t('pages.landing.family.text', { count: FAMILY_MEMBERS_MAX })}</p>
            <ButtonLink size="big" href="/dashboard">
              {t('pages.landing.family.open')}
            </ButtonLink>
          </div>
        </div>
      </Page>
      <div className={css.fleet}>
        <svg viewBox="0 -300 1200 440" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <Boat of="child" x={150} scale={1.05} />
          <Boat of="teen" x={450} scale={1.1} />
          <Boat of="adult" x={750} scale={0.62} />
          <Boat of="elder" x={1050} scale={1.08} />
        </svg>
        <ul className={css.ages}>
          {(['child', 'teen', 'adult', 'elder'] as const).map((age) => (
            <li key={age}>
              <b>{t(`pages.landing.family.${age}`)}</b>
              <span className="ek-ltr">{t(`pages.landing.family.${age}_ages`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
