import { heroMoods, type HeroMood } from '#domain/checkins/moods.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Boat } from '../../../ui/Boat.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { classes } from '../../../ui/classes.ts'
import { Page } from '../../../ui/layout.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import picker from '../../../features/checkins/form/MoodPicker.module.css'
import css from './hero.module.css'

/** The first section: the promise, five moods on the water, the way in. */
export function Hero() {
  const t = useMessages()
  return (
    <section className={css.hero} aria-labelledby="hero">
      <Page className={css.inside}>
        <h1 className={css.title} id="hero">
          <span>{t('pages.landing.hero.title_1')}</span>
          <span>{t('pages.landing.hero.title_2')}</span>
        </h1>
        <p className={css.lead}>{t('pages.landing.hero.lead')}</p>
        <fieldset>
          <legend className={css.legend}>{t('pages.landing.hero.question')}</legend>
          <div className={classes(picker.floats, css.floats)}>
            <Ripples />
            <Sloop />
            {(Object.keys(heroMoods) as HeroMood[]).map((face) => (
              <label key={face} className={classes(picker.float, css.float)} data-mood={heroMoods[face]}>
                <input type="radio" name="mood" value={face} />
                <span className={css.bob}>
                  <MoodFloat mood={heroMoods[face]} className={picker.mood} />
                </span>
                <span className={classes(picker.name, css.name)}>{t(`pages.landing.hero.${face}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={css.act}>
          <ButtonLink size="big" href="/auth?mode=sign-up" className={css.start}>
            {t('pages.landing.hero.start')}
          </ButtonLink>
          <ButtonLink size="big" href="/auth?mode=sign-up" className={css.picked}>
            {t('pages.landing.hero.start_picked')}
          </ButtonLink>
          <ButtonLink size="big" look="line" href="/auth">
            {t('pages.landing.hero.log_in')}
          </ButtonLink>
          <ul className={css.claims}>
            <li>{t('pages.landing.hero.claim_trial')}</li>
            <li>{t('pages.landing.hero.claim_card')}</li>
            <li>{t('pages.landing.hero.claim_setup')}</li>
          </ul>
        </div>
      </Page>
    </section>
  )
}

const Ripples = () => (
  <svg className={css.ripples} viewBox="0 0 800 288" preserveAspectRatio="none" aria-hidden="true">
    <path
      d="M240 34h70M640 40h110M250 120h60M690 112h70M590 190h90M330 226h110M720 252h60"
      stroke="var(--ripple)"
      strokeWidth={3}
      strokeLinecap="round"
      fill="none"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)

const Sloop = () => (
  <svg className={css.boat} viewBox="-330 -440 660 680" aria-hidden="true">
    <path d="M-265 0a265 265 0 0 1 530 0Z" fill="var(--sun)" />
    <Boat of="adult" />
  </svg>
)
