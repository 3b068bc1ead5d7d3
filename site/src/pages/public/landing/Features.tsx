import type { ReactNode } from 'react'
import { isOpen } from '#domain/capabilities.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Arthur } from '../../../ui/Arthur.tsx'
import { classes } from '../../../ui/classes.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Page } from '../../../ui/layout.tsx'
import { MiniFloats } from './MiniFloats.tsx'
import css from './features.module.css'

/** Four things people do here, each with a small sample drawn from the product. */
export function Features() {
  const t = useMessages()
  return (
    <section id="features" aria-labelledby="features-title">
      <Page className={css.features}>
        <h2 className={css.display} id="features-title">
          {t('pages.landing.features.title')}
        </h2>
        <ol className={css.list}>
          <Feature name="check" sample={css.check}>
            <MiniFloats moods={['happy', 'calm', 'anxious', 'tired']} />
          </Feature>
          <Feature
            name="write"
            text={isOpen('voiceNotes') ? 'write_text' : 'write_text_no_voice'}
            sample={css.paper}
          >
            <p className={css.date}>{t('pages.landing.features.write_date')}</p>
            <p className={css.hand}>{t('pages.landing.features.write_sample')}</p>
          </Feature>
          {isOpen('rooms') ? (
            <Feature name="room" sample={css.room}>
              <ChatMessage by="quiet_harbor">{t('pages.landing.features.room_1')}</ChatMessage>
              <ChatMessage by="marigold44">{t('pages.landing.features.room_2')}</ChatMessage>
              <ChatMessage by="riverbend">{t('pages.landing.features.room_3')}</ChatMessage>
            </Feature>
          ) : (
            <Feature name="content" sample={css.check}>
              <MiniFloats moods={['sad', 'tired', 'calm', 'excited']} />
            </Feature>
          )}
          <Feature name="coach" sample={css.coach}>
            <Arthur />
            <p>{t('pages.landing.features.coach_sample')}</p>
          </Feature>
        </ol>
      </Page>
    </section>
  )
}

type FeatureProps = {
  name: 'check' | 'write' | 'room' | 'content' | 'coach'
  /** The key of the text, where it is not the one of the name. */
  text?: 'write_text' | 'write_text_no_voice'
  sample: string | undefined
  children: ReactNode
}

function Feature({ name, text, sample, children }: FeatureProps) {
  const t = useMessages()
  return (
    <li className={css.feature}>
      <div className={css.words}>
        <h3>{t(`pages.landing.features.${name}_title`)}</h3>
        <p>{t(`pages.landing.features.${text ?? `${name}_text`}`)}</p>
      </div>
      <div className={classes(css.sample, sample)} aria-hidden="true">
        {children}
      </div>
    </li>
  )
}

const ChatMessage = ({ by, children }: { by: string; children: ReactNode }) => (
  <p>
    <Avatar id={by} />
    <span>
      <b>{by}</b>
      {children}
    </span>
  </p>
)
