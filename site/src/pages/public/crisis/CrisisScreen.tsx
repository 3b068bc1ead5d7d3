import { MessageCircle, Phone } from 'lucide-react'
import { isOpen } from '#domain/capabilities.ts'
import { CRISIS_TEXT_LINE, LIFELINE, nationalLines } from '#domain/help/nationalLines.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Page } from '../../../ui/layout.tsx'
import { LifeRing } from '../../../ui/LifeRing.tsx'
import { BackLink } from '../BackLink.tsx'
import { LeaveQuickly } from '../help/LeaveQuickly.tsx'
import { LineList } from '../help/LineList.tsx'
import { SafetyProtocol } from '../legal/SafetyProtocol.tsx'
import { numberIn } from '../../../ui/numberIn.tsx'
import { NearLines } from './NearLines.tsx'
import css from './CrisisScreen.module.css'

const NUMBER = '{{number}}'

/** The numbers first, then sentences to begin with, then the lines of other countries. */
export function CrisisScreen() {
  const t = useMessages()
  const call = numberIn(t.any('pages.landing.crisis.call', { number: NUMBER }), LIFELINE)
  const text = (number: string) => numberIn(t.any('pages.landing.crisis.text_to', { number: NUMBER }), number)
  return (
    <Page className={css.crisis}>
      <LeaveQuickly />
      <BackLink href="/" label={t('pages.crisis.back')} />
      <div className={css.head}>
        <div>
          <h1>{t('pages.crisis.title')}</h1>
          <p className="ek-lead">{t('pages.crisis.lead')}</p>
        </div>
        <LifeRing className={css.ring} />
      </div>
      <ul className={css.big}>
        <li>
          <p className={css.number}>
            <span className="ek-ltr">{LIFELINE}</span>
          </p>
          <div>
            <h2>{t('pages.crisis.lifeline_title')}</h2>
            <p className={css.what}>{t('pages.crisis.lifeline_text')}</p>
          </div>
          <div className={css.acts}>
            <ButtonLink look="help" size="big" href={`tel:${LIFELINE}`} icon={<Icon of={Phone} />}>
              <span>{call}</span>
            </ButtonLink>
            <ButtonLink
              look="help-line"
              size="big"
              href={`sms:${LIFELINE}`}
              icon={<Icon of={MessageCircle} />}
            >
              <span>{text(LIFELINE)}</span>
            </ButtonLink>
          </div>
        </li>
        <li>
          <p className={css.number}>
            <span className="ek-ltr">{CRISIS_TEXT_LINE}</span>
          </p>
          <div>
            <h2>{t('pages.crisis.text_title')}</h2>
            <p className={css.what}>{t('pages.crisis.text_text')}</p>
          </div>
          <div className={css.acts}>
            <ButtonLink
              look="help-line"
              size="big"
              href={`sms:${CRISIS_TEXT_LINE}`}
              icon={<Icon of={MessageCircle} />}
            >
              <span>{text(CRISIS_TEXT_LINE)}</span>
            </ButtonLink>
          </div>
        </li>
      </ul>
      <div className={css.danger}>
        <p>{t('pages.crisis.danger')}</p>
        <ul className={css.emergency} aria-label={t('pages.crisis.emergency_numbers')}>
          {nationalLines
            .filter((line) => line.for === 'emergency')
            .map((line) => (
              <li key={line.id}>
                <a href={`tel:${line.call}`}>
                  <span>{t(`pages.help.country_${line.country}`)}</span>
                  &nbsp;
                  <span className="ek-ltr">{line.call}</span>
                </a>
              </li>
            ))}
        </ul>
      </div>
      <div className={css.two}>
        <section aria-labelledby="begin">
          <h2 id="begin">{t('pages.crisis.begin_title')}</h2>
          <ul className={css.begin}>
            <li>{t('pages.crisis.begin_1')}</li>
            <li>{t('pages.crisis.begin_2')}</li>
            <li>{t('pages.crisis.begin_3')}</li>
          </ul>
        </section>
        <section aria-labelledby="wait">
          <h2 id="wait">{t('pages.crisis.wait_title')}</h2>
          <ol className={css.keels}>
            <li>{t('pages.crisis.wait_1')}</li>
            <li>{t('pages.crisis.wait_2')}</li>
            <li>{t('pages.crisis.wait_3')}</li>
          </ol>
        </section>
      </div>
      <section className={css.near} aria-labelledby="near">
        <div>
          <h2 id="near">{t('pages.crisis.near_title')}</h2>
          {!isOpen('localHelp') && <p id="near-closed">{t('pages.crisis.near_text')}</p>}
        </div>
        <NearLines />
        {/* Link and text are asked for; what is said of the finder is said of the link as well. */}
        <a href="/help/nearby" aria-describedby={isOpen('localHelp') ? undefined : 'near-closed'}>
          {t('pages.crisis.near_link')}
        </a>
      </section>
      <h2 className={css.countries}>{t('pages.crisis.countries_title')}</h2>
      <LineList level={3} />
      <p className={css.foot}>{t('pages.crisis.foot')}</p>
      <SafetyProtocol />
    </Page>
  )
}
