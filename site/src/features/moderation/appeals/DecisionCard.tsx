import { useState } from 'react'
import type { OwnDecision } from '#domain/moderation/appealsApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { AppealForm } from './AppealForm.tsx'
import css from './appeals.module.css'

/** One decision: what, why, until when, the member's own text, and their appeal with its answer. */
export function DecisionCard({ decision }: { decision: OwnDecision }) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const [isAppealing, setAppealing] = useState(false)
  const { action, source, category, words: text, note, until, appeal } = decision
  const isName = source === 'username' && action === 'remove'
  const end = until ? `${format.date(until)}, ${format.time(until)}` : ''

  return (
    <Section
      title={isName ? t('desk.name.title') : t.any(`desk.title.${action}`)}
      aside={decision.isReversed ? <StatusTag tone="good">{t('desk.own.reversed')}</StatusTag> : undefined}
      className={css.card ?? ''}
    >
      <Stack>
        <p className="ek-soft">{t('desk.own.decided', { when: format.date(decision.decidedAt) })}</p>
        <p>
          {decision.isReversed
            ? t('desk.own.reversed_text')
            : isName
              ? t('desk.name.text')
              : t.any(`desk.text.${action}`, { until: end })}
        </p>
        <p>
          {t.any(`desk.origin.${source}`)} {action !== 'note' && t.any(`desk.rule.${category}`)}
        </p>
        {text && <Quoted title={t('desk.own.words')} text={text} />}
        {note && <Quoted title={t('desk.own.note')} text={note} />}
        {appeal && (
          <>
            <Quoted title={t('desk.own.yours')} text={appeal.message} />
            <p>{t(`desk.own.state_${appeal.state}`)}</p>
            {appeal.reply && <Quoted title={t('desk.own.reply')} text={appeal.reply} />}
          </>
        )}
        {decision.mayAppeal && !isAppealing && (
          <div className={css.appeal}>
            <Button look="line" onClick={() => setAppealing(true)}>
              {t('desk.own.appeal')}
            </Button>
            <p className="ek-soft">
              {t('desk.own.appeal_until', { when: format.date(decision.appealUntil) })}
            </p>
          </div>
        )}
        {decision.mayAppeal && isAppealing && (
          <AppealForm id={decision.id} onClose={() => setAppealing(false)} />
        )}
      </Stack>
    </Section>
  )
}

const Quoted = ({ title, text }: { title: string; text: string }) => (
  <figure className={css.quoted}>
    <figcaption>{title}</figcaption>
    <blockquote dir="auto">{text}</blockquote>
  </figure>
)
