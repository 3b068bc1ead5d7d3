import { FOCUS_AREAS_MAX, focusAreas, type FocusArea } from '#domain/account/focusAreas.ts'
import { hardThings, isHardThing } from '#domain/account/hardThings.ts'
import { usePerson } from '../lib/person.ts'
import { useMessages } from '../lib/messages.tsx'
import { Choices } from './Choices.tsx'
import { HardPicture } from './HardPicture.tsx'

type Props = {
  label: string
  hint: string
  value: readonly FocusArea[]
  onChange: (value: FocusArea[]) => void
  error: string | undefined
}

/**
 * One to three focus areas, in the order they are chosen. A child is offered what has a name for children, with
 * pictures; an area of another age stays stored while there is room for it, and is not shown. Source:
 * docs/rules/onboarding.md B-33.
 */
export function FocusChoices({ label, hint, value, onChange, error }: Props) {
  const t = useMessages()
  const isChild = usePerson().ageGroup === 'child'
  const offered: readonly FocusArea[] = isChild ? hardThings : focusAreas
  const unseen = value.filter((area) => !offered.includes(area))
  return (
    <Choices
      many
      max={FOCUS_AREAS_MAX}
      label={label}
      hint={hint}
      name="focusAreas"
      layout="grid"
      value={value.filter((area) => offered.includes(area))}
      options={offered.map((area) =>
        isChild && isHardThing(area)
          ? { value: area, label: t(`checkins.focus_child.${area}`), icon: <HardPicture of={area} /> }
          : { value: area, label: t(`checkins.focus.${area}`) },
      )}
      onChange={(chosen) =>
        onChange(chosen.length === 0 ? [] : [...chosen, ...unseen].slice(0, FOCUS_AREAS_MAX))
      }
      error={error}
    />
  )
}
