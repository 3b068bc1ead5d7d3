import { moods, type Mood } from '#domain/checkins/moods.ts'
import { useAge } from '../../../lib/useAge.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { MoodPicker } from './MoodPicker.tsx'
import { useCheckIn } from './CheckInState.tsx'
import { moodName } from '../../../ui/moodNames.ts'

/** Moods an elder is offered first; the others come with "More feelings". */
export const firstMoods: readonly Mood[] = ['excited', 'happy', 'calm', 'anxious', 'sad']

type MoodQuestionProps = {
  offered?: readonly Mood[]
  error?: string | undefined
  onChoose: (mood: Mood) => void
}

/** How the member feels: the floats on the water. */
export function MoodQuestion({ offered = moods, error, onChoose }: MoodQuestionProps) {
  const t = useMessages()
  const age = useAge()
  const { draft } = useCheckIn()
  const question = age === 'child' ? 'question_child' : age === 'elder' ? 'question_elder' : 'question'
  return (
    <MoodPicker
      question={t(`checkins.form.${question}`)}
      moods={offered.map((id) => ({ id, name: moodName(t, id, age === 'child') }))}
      value={draft.mood}
      onChange={onChoose}
      error={error}
    />
  )
}
