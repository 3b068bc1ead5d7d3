import type { ReactNode } from 'react'
import type { CheckInView } from '#domain/checkins/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Lines, Section } from '../../../ui/layout.tsx'
import { JourneyLine } from './JourneyLine.tsx'

type JourneyProps = {
  checkIns: readonly CheckInView[]
  /** Something at the inline end of the title: the way to all of them, or Print. */
  aside?: ReactNode
  /** A glance: long reflections are cut. */
  short?: boolean
  /** What is shown under the note of a check-in. */
  below?: (checkIn: CheckInView) => ReactNode
}

/** 'Your Mood Journey': check-ins with their notes, newest first. */
export function Journey({ checkIns, aside, short = false, below }: JourneyProps) {
  const t = useMessages()
  return (
    <Section title={t('checkins.history.title')} aside={checkIns.length > 0 && aside}>
      {checkIns.length === 0 ? (
        <Empty title={t('checkins.history.empty')} />
      ) : (
        <Lines ordered>
          {checkIns.map((checkIn) => (
            <JourneyLine key={checkIn.id} checkIn={checkIn} short={short}>
              {below?.(checkIn)}
            </JourneyLine>
          ))}
        </Lines>
      )}
    </Section>
  )
}
