import { lazy, Suspense } from 'react'
import type { Messages } from '../../../lib/messages.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { IntensityInput } from './IntensityInput.tsx'
import css from './checkIn.module.css'
import { useCheckIn } from './CheckInState.tsx'

// For elders only.
const Choices = lazy(() => import('../../../ui/Choices.tsx').then((m) => ({ default: m.Choices<Step> })))

const steps = ['1', '2', '3', '4', '5'] as const
type Step = (typeof steps)[number]
type Labels = [string, string, string, string, string]
/** Labels of the five strengths; sizes for children. */
const labelsOf = (t: Messages, child: boolean): Labels =>
  steps.map((step) =>
    t(`checkins.form.${child ? 'intensity_words_child' : 'intensity_words'}.${step}`),
  ) as Labels

/** How strong it is, 1 to 5: numbers with labels at the ends, sizes for children, labels to choose from for elders. */
export function StrengthQuestion() {
  const t = useMessages()
  const age = useAge()
  const { draft, edit } = useCheckIn()
  const choose = (intensity: number) => edit({ intensity })
  if (age === 'elder') {
    const labels = labelsOf(t, false)
    return (
      <div className={css.strength}>
        <Suspense>
          <Choices
            label={t('checkins.form.intensity')}
            value={steps[draft.intensity - 1] ?? null}
            options={steps.map((value, index) => ({ value, label: labels[index] }))}
            onChange={(step) => choose(Number(step))}
          />
        </Suspense>
      </div>
    )
  }
  return age === 'child' ? (
    <IntensityInput
      // The scene's heading asks it already.
      question={<span className="ek-sr">{t('checkins.form.intensity_child')}</span>}
      value={draft.intensity}
      onChange={choose}
      labels={labelsOf(t, true)}
    />
  ) : (
    <IntensityInput
      question={t('checkins.form.intensity')}
      value={draft.intensity}
      onChange={choose}
      ends={[t('checkins.form.intensity_low'), t('checkins.form.intensity_high')]}
    />
  )
}
