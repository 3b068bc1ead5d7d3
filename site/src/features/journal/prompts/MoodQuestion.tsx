import { useId } from 'react'
import { moods, type Mood } from '#domain/checkins/moods.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { classes } from '../../../ui/classes.ts'
import { FieldError } from '../../../ui/FieldError.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import { Radio, Radios } from '../../../ui/Radios.tsx'
import journal from '../sheet/moods.module.css'
import css from './prompts.module.css'

type MoodQuestionProps = { value: Mood | null; onChange: (mood: Mood) => void; error: string | undefined }

/** How the member feels, as the sheet of an entry asks it. */
export function MoodQuestion({ value, onChange, error }: MoodQuestionProps) {
  const t = useMessages()
  const id = useId()
  const names = useAge() === 'child' ? 'mood_child' : 'mood'
  return (
    <Radios
      className={classes(journal.moods, css.moods)}
      aria-describedby={error && id}
      value={value}
      onChange={(mood) => onChange(mood as Mood)}
    >
      <legend>{t('ai.writing.mood')}</legend>
      <div>
        {moods.map((mood) => (
          <label key={mood}>
            <Radio value={mood} />
            <MoodFloat mood={mood} size="small" />
            <span>{t(`checkins.${names}.${mood}`)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </Radios>
  )
}
