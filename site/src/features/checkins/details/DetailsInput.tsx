import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { activitiesFor } from '#domain/checkins/activities.ts'
import { feelingsFor } from '#domain/checkins/feelings.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { ACTIVITIES_MAX, FEELINGS_MAX } from '#domain/checkins/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ActivityIcon } from './ActivityIcon.tsx'
import { activityName, feelingName } from './detailNames.ts'
import css from './details.module.css'

/** What was chosen, and what to do with a change of it. */
export type DetailsInputProps = {
  mood: Mood
  activities: readonly string[]
  feelings: readonly string[]
  onChange: (part: { activities?: string[]; feelings?: string[] }) => void
}

/**
 * Closer feelings for a mood, and activities. Each opens when it is asked for, and stays open once something is chosen.
 */
export function DetailsInput({ mood, activities, feelings, onChange }: DetailsInputProps) {
  const t = useMessages()
  const { ageGroup } = usePerson()
  const child = useAge() === 'child'
  return (
    <div className={css.asked}>
      <Asked isOpen={feelings.length > 0} ask={t(`history.details.feelings.${child ? 'ask_child' : 'ask'}`)}>
        <Choices
          many
          label={t('history.details.feelings.label')}
          hint={t(`history.details.feelings.${child ? 'hint_child' : 'hint'}`)}
          max={FEELINGS_MAX}
          value={feelings}
          options={offered(feelingsFor(ageGroup, mood), feelings).map((value) => ({
            value,
            label: feelingName(t, value),
          }))}
          onChange={(next) => onChange({ feelings: next })}
        />
      </Asked>
      <Asked
        isOpen={activities.length > 0}
        ask={t(`history.details.activities.${child ? 'ask_child' : 'ask'}`)}
      >
        <Choices
          many
          label={t('history.details.activities.label')}
          hint={t(`history.details.activities.${child ? 'hint_child' : 'hint'}`)}
          max={ACTIVITIES_MAX}
          value={activities}
          options={offered(activitiesFor(ageGroup), activities).map((value) => ({
            value,
            label: activityName(t, value),
            icon: <ActivityIcon id={value} />,
          }))}
          onChange={(next) => onChange({ activities: next })}
        />
      </Asked>
    </div>
  )
}

/** What is offered, and what was chosen when more was: a check-in of a younger age keeps its own. */
const offered = (ids: readonly string[], chosen: readonly string[]): string[] => [
  ...new Set([...ids, ...chosen]),
]

/** A question that opens in place. The focus goes with it. */
function Asked({ ask, isOpen, children }: { ask: string; isOpen: boolean; children: ReactNode }) {
  const [wasAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wasAsked) box.current?.querySelector<HTMLElement>('[role=checkbox]')?.focus()
  }, [wasAsked])
  if (isOpen || wasAsked) {
    return (
      <div ref={box} className={css.open}>
        {children}
      </div>
    )
  }
  return (
    <Button look="text" icon={<Icon of={Plus} />} onClick={() => setAsked(true)}>
      {ask}
    </Button>
  )
}
