import { moods, type Mood } from '#domain/checkins/moods.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import { moodName } from '../../../ui/moodNames.ts'
import { Radio, Radios } from '../../../ui/Radios.tsx'
import css from './moods.module.css'
import type { EntryDraft } from './draft.ts'

const NONE = 'none'

type MoodChoiceProps = { draft: EntryDraft; onChange: (part: Partial<EntryDraft>) => void }

/** How it felt, or nothing. A figure that came without a name is shown until another is chosen. */
export function MoodChoice({ draft: { moodId, mood }, onChange }: MoodChoiceProps) {
  const t = useMessages()
  const child = useAge() === 'child'
  const choices: (Mood | null)[] = [...moods, null]
  const none =
    mood !== null && moodId === null ? t('journal.form.mood_figure', { mood }) : t('journal.form.mood_none')
  return (
    <Radios
      className={css.moods}
      value={moodId ?? NONE}
      onChange={(chosen) => onChange({ moodId: chosen === NONE ? null : (chosen as Mood), mood: null })}
    >
      <legend>{t('journal.form.mood')}</legend>
      <div>
        {choices.map((id) => (
          <label key={id ?? NONE}>
            <Radio value={id ?? NONE} />
            {id && <MoodFloat mood={id} size="small" />}
            <span>{id ? moodName(t, id, child) : none}</span>
          </label>
        ))}
      </div>
    </Radios>
  )
}
