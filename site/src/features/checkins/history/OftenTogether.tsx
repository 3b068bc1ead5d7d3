import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { oftenTogether, TOGETHER_DAYS, type Together } from '#domain/checkins/together.ts'
import { trendWeeks } from '#domain/checkins/trend.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useAge } from '../../../lib/useAge.ts'
import { Section, Stack } from '../../../ui/layout.tsx'
import { ActivityIcon } from '../details/ActivityIcon.tsx'
import { activityName } from '../details/detailNames.ts'
import paper from './paper.module.css'
import css from './together.module.css'
import { daysQuery } from './queries.ts'

const WEEKS = Math.max(...trendWeeks)

/**
 * Activities that often stood beside better or lower moods. It is there once a check-in names an activity. Source:
 * docs/rules/checkins.md H-8.
 */
export function OftenTogether() {
  const t = useMessages()
  const format = useFormat()
  const child = useAge() === 'child'
  const today = localDay(new Date(), usePerson().timeZone)
  // The request of the trend, which also says when it fails.
  const { data } = useQuery(daysQuery(addDays(today, 1 - WEEKS * 7), today))
  if (!data?.days.some(({ checkIns }) => checkIns.some(({ activities }) => activities.length > 0)))
    return null
  const found = oftenTogether(data.days)
  const numbers = { days: format.number(TOGETHER_DAYS), count: format.number(data.days.length) }
  const sides = (['better', 'lower'] as const).filter((side) => found && found[side].length > 0)
  return (
    <Section title={t('history.together.title')} className={paper.whole}>
      {!found && <p>{t('history.together.soon', numbers)}</p>}
      {found && sides.length === 0 && <p>{t('history.together.none')}</p>}
      {found && sides.length > 0 && (
        <Stack>
          <p>{t(`history.together.${child ? 'lead_child' : 'lead'}`)}</p>
          {sides.map((side) => (
            <div key={side} className={css.side} data-side={side}>
              <h3 className={css.heading}>{t(`history.together.${side}`)}</h3>
              <ul className={css.list}>
                {found[side].map((one) => (
                  <Pair key={one.activity} {...one} />
                ))}
              </ul>
            </div>
          ))}
        </Stack>
      )}
    </Section>
  )
}

/** An activity with two drawn bars: check-ins with it and without it. The figures stand beside them. */
function Pair({ activity, with: has, without: lacks }: Together) {
  const t = useMessages()
  const format = useFormat()
  return (
    <li>
      <p className={css.name}>
        <ActivityIcon id={activity} />
        <b>{activityName(t, activity)}</b>
      </p>
      <dl className={css.pair}>
        {[
          { key: 'with_it' as const, ...has },
          { key: 'others' as const, ...lacks },
        ].map(({ key, count, of }) => (
          <div key={key} className={css.share} data-share={key}>
            <dt>{t(`history.together.${key}`)}</dt>
            <dd>
              <span
                className={css.bar}
                style={{ '--share': count / of } as CSSProperties}
                aria-hidden="true"
              />
              {t('history.together.share', { count: format.number(count), of: format.number(of) })}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
