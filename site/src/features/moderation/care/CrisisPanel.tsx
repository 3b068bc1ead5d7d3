import { MessageCircle, Phone } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { dialable } from '#domain/help/nationalLines.ts'
import { quickLine } from '#domain/help/quickLine.ts'
import type { Keeping } from '../../../lib/care.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import css from './CrisisPanel.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import { LifeRing } from '../../../ui/LifeRing.tsx'
import { numberIn } from '../../../ui/numberIn.tsx'
import { SlowDown } from './SlowDown.tsx'
import { SomeoneITrust } from './SomeoneITrust.tsx'

type CrisisPanelProps = {
  ageGroup: AgeGroup | null
  /** Decides the number; the clock's zone and the language stand in for it. */
  country?: string | undefined
  timeZone?: string | undefined
  /** What became of what was written; null when there is nothing to show. */
  keeping: Keeping | null
  /** It was put away before. */
  isBack: boolean
  /** Stands among other things, at the text, and does not begin the page. */
  isInline?: boolean
  onPutAway: () => void
}

const NUMBER = '{{number}}'

/**
 * Help after a text of danger: the number of the reader's country to call and text, at once. Comes first and alone, and
 * goes in two steps.
 */
export function CrisisPanel(props: CrisisPanelProps) {
  const { ageGroup, country, timeZone, keeping, isBack, isInline = false, onPutAway } = props
  const t = useMessages()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isChild = ageGroup === 'child'
  const { line, emergency } = quickLine({ country, timeZone, locale: t.locale, ageGroup })
  useEffect(() => {
    if (isInline) heading.current?.scrollIntoView?.({ block: 'nearest' })
    else window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isInline])
  const Heading = isInline ? 'h2' : 'h1'
  const number = line?.call ?? line?.text?.to ?? ''
  const what = !line
    ? 'no_line'
    : line.press
      ? 'call_only_press'
      : !line.text || line.text.to !== line.call
        ? line.call
          ? 'call_only'
          : 'text_only'
        : 'call_or_text'
  return (
    <section className={css.panel} aria-labelledby={id}>
      <LifeRing className={css.ring} />
      <div className={css.body}>
        <Heading id={id} className={css.number} tabIndex={-1} ref={heading}>
          {isChild && <span className={css.tell}>{t('care.child')} </span>}
          {numberIn(t.any(`care.${what}`, { number: NUMBER, key: line?.press ?? '' }), number)}
        </Heading>
        <p className={css.lead}>{t(isBack ? 'care.back' : isChild ? 'care.lead_child' : 'care.lead')}</p>
        <div className={css.acts}>
          {line?.call && (
            <ButtonLink
              look="help"
              size="big"
              href={`tel:${dialable(line.call)}${line.press ? `,${line.press}` : ''}`}
              icon={<Icon of={Phone} />}
            >
              <span>
                {numberIn(
                  t.any(line.press ? 'care.call_press' : 'care.call', {
                    number: NUMBER,
                    key: line.press ?? '',
                  }),
                  line.call,
                )}
              </span>
            </ButtonLink>
          )}
          {line?.text && (
            <ButtonLink
              look={line.call ? 'help-line' : 'help'}
              size="big"
              href={`sms:${dialable(line.text.to)}${line.text.word ? `?&body=${line.text.word}` : ''}`}
              icon={<Icon of={MessageCircle} />}
            >
              <span>
                {numberIn(
                  t.any(line.text.word ? 'care.text_word' : 'care.text', {
                    number: NUMBER,
                    word: line.text.word ?? '',
                  }),
                  line.text.to,
                )}
              </span>
            </ButtonLink>
          )}
        </div>
        {line && (
          <p className={css.line}>
            <bdi>{line.name}</bdi>
          </p>
        )}
        <div className={css.folds}>
          <SlowDown />
          <SomeoneITrust isChild={isChild} />
        </div>
        <p className={css.links}>
          {emergency && (
            <a href={`tel:${dialable(emergency)}`}>
              {numberIn(t.any('care.emergency', { number: NUMBER }), emergency)}
            </a>
          )}
          <a href="/crisis">{t('care.more')}</a>
        </p>
        <p className={css.kept} role="status">
          {keeping && t(`care.${keeping}`)}
        </p>
        <PutAway onPutAway={onPutAway} />
      </div>
    </section>
  )
}

/** Two steps, so that no hasty press takes the number away. */
function PutAway({ onPutAway }: { onPutAway: () => void }) {
  const t = useMessages()
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The safe answer first.
    if (!isAsked) return
    box.current?.scrollIntoView?.({ block: 'center' })
    box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isAsked])
  if (!isAsked) {
    return (
      <div className={css.away}>
        <Button look="text" onClick={() => setAsked(true)}>
          {t('care.put_away')}
        </Button>
      </div>
    )
  }
  return (
    <div ref={box} className={css.away} role="group" aria-label={t('care.sure')}>
      <p>{t('care.sure')}</p>
      <Button look="line" onClick={() => setAsked(false)}>
        {t('care.sure_no')}
      </Button>
      <Button look="text" onClick={onPutAway}>
        {t('care.sure_yes')}
      </Button>
    </div>
  )
}
