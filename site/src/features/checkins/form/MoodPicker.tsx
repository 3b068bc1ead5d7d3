import { useId, type ReactNode } from 'react'
import type { Mood } from '#domain/checkins/moods.ts'
import { FieldError } from '../../../ui/FieldError.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import css from './MoodPicker.module.css'
import { Radio, Radios } from '../../../ui/Radios.tsx'

type MoodPickerProps = {
  /** The question; it stands in the sky as the title of the scene. */
  question: ReactNode
  /** Which moods, in which order, with their names in the reader's language. */
  moods: readonly { id: Mood; name: string }[]
  value: Mood | null
  onChange: (mood: Mood) => void
  error?: string | undefined
  name?: string
}

/** The floats on the water: radio buttons, whose name plates are their labels. Nothing sinks. */
export function MoodPicker({ question, moods, value, onChange, error, name }: MoodPickerProps) {
  const id = useId()
  return (
    <Radios
      aria-describedby={error ? `${id}-error` : undefined}
      name={name}
      value={value}
      onChange={(mood) => onChange(mood as Mood)}
    >
      <legend className={css.legend}>{question}</legend>
      <div className={css.floats}>
        {moods.map((mood) => (
          <label key={mood.id} className={css.float} data-mood={mood.id}>
            <Radio value={mood.id} />
            <MoodFloat mood={mood.id} className={css.mood} />
            <span className={css.name}>{mood.name}</span>
          </label>
        ))}
      </div>
      {error && (
        <div className={css.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </Radios>
  )
}
