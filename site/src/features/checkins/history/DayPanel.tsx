import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { EARLIER_DAYS, EDIT_MINUTES } from '#domain/checkins/historySchema.ts'
import type { CheckInView } from '#domain/checkins/schema.ts'
import { daysBetween } from '#domain/time/localDay.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useAge } from '../../../lib/useAge.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Lines, Panel, Row, Stack } from '../../../ui/layout.tsx'
import { moodName } from '../../../ui/moodNames.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { DetailList } from '../details/DetailList.tsx'
import { JourneyLine } from '../overview/JourneyLine.tsx'
import { CheckInDialog } from './CheckInDialog.tsx'
import css from './history.module.css'
import { monthQuery } from './queries.ts'
import { useRemoval } from './useRemoval.ts'

/** The check-ins of a day: change, delete, add for an earlier day. Takes the focus when it opens. */
export function DayPanel({ day, today }: { day: string; today: string }) {
  const t = useMessages()
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(monthQuery(day.slice(0, 7)))
  const error = useQueryError(query)
  const [open, setOpen] = useState<CheckInView | 'new' | null>(null)
  const remove = useRemoval()
  useEffect(() => heading.current?.focus(), [])
  const checkIns = query.data?.checkIns.filter((checkIn) => checkIn.day === day)
  const back = daysBetween(day, today)
  return (
    <Panel>
      <Stack>
        <h3 ref={heading} tabIndex={-1} className={css.heading}>
          {format.fullDay(day)}
        </h3>
        {error && (
          <ErrorNotice
            error={error}
            title={t('history.failed')}
            retry={query.refetch}
            busy={query.isFetching}
          />
        )}
        {!error && !checkIns && <Waiting label={t('history.loading')} lines={2} />}
        {checkIns?.length === 0 && <p>{t('history.day.none')}</p>}
        {checkIns && checkIns.length > 0 && (
          <Lines ordered>
            {checkIns.map((checkIn) => (
              <JourneyLine key={checkIn.id} checkIn={checkIn} short={false}>
                <DetailList checkIn={checkIn} />
                <Acts
                  checkIn={checkIn}
                  onChange={() => setOpen(checkIn)}
                  onRemove={() => {
                    heading.current?.focus()
                    remove(checkIn)
                  }}
                />
              </JourneyLine>
            ))}
          </Lines>
        )}
        {back >= 1 && back <= EARLIER_DAYS && (
          <Row>
            <Button look="line" icon={<Icon of={Plus} />} onClick={() => setOpen('new')}>
              {t('history.day.add')}
            </Button>
          </Row>
        )}
      </Stack>
      {open && (
        <CheckInDialog day={day} checkIn={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </Panel>
  )
}

type ActsProps = { checkIn: CheckInView; onChange: () => void; onRemove: () => void }

/** What can be done with a check-in. Changing is offered while it is allowed. */
function Acts({ checkIn, onChange, onRemove }: ActsProps) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const child = useAge() === 'child'
  const until = Date.parse(checkIn.createdAt) + EDIT_MINUTES * 60_000
  const which = { mood: moodName(t, checkIn.mood, child), time: format.time(checkIn.createdAt) }
  return (
    <Row className={css.acts}>
      {Date.now() < until && (
        <Button
          look="text"
          size="small"
          icon={<Icon of={Pencil} />}
          aria-label={t('history.day.edit_of', which)}
          onClick={onChange}
        >
          {t('history.day.edit')}
        </Button>
      )}
      <Button
        look="text"
        size="small"
        icon={<Icon of={Trash2} />}
        aria-label={t('history.day.remove_of', which)}
        onClick={onRemove}
      >
        {t('history.day.remove')}
      </Button>
    </Row>
  )
}
