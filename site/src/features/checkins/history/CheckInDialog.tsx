import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 } from 'uuid'
import { historyApi } from '#domain/checkins/historyApi.ts'
import { moods, type Mood } from '#domain/checkins/moods.ts'
import { INTENSITY_DEFAULT, REFLECTION_MAX, type CheckInView } from '#domain/checkins/schema.ts'
import { openCareFor } from '../../../lib/care.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FieldError } from '../../../ui/FieldError.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import { isMood, moodName } from '../../../ui/moodNames.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { DetailsInput } from '../details/DetailsInput.tsx'
import { IntensityInput } from '../form/IntensityInput.tsx'
import { allCheckIns } from './queries.ts'

type CheckInDialogProps = {
  day: string
  /** The check-in to change; null adds one. */
  checkIn: CheckInView | null
  onClose: () => void
}

/** Adds a check-in for an earlier day, or changes one. */
export function CheckInDialog({ day, checkIn, onClose }: CheckInDialogProps) {
  const t = useMessages()
  const format = useFormat()
  const child = useAge() === 'child'
  const [id] = useState(() => checkIn?.id ?? v7())
  const [mood, setMood] = useState<Mood | null>(checkIn && isMood(checkIn.mood) ? checkIn.mood : null)
  const [intensity, setIntensity] = useState(checkIn?.intensity ?? INTENSITY_DEFAULT)
  const [text, setText] = useState(checkIn?.reflection?.content ?? '')
  const [details, setDetails] = useState({
    activities: checkIn?.activities ?? [],
    feelings: checkIn?.feelings ?? [],
  })
  const [missing, setMissing] = useState(false)
  const onSuccess = ({ heavyWords }: { heavyWords: boolean }) => {
    // Where a text speaks of danger, help comes first and nothing is celebrated.
    if (heavyWords) openCareFor(id, 'kept')
    else showToast({ text: t(checkIn ? 'history.form.changed' : 'history.form.saved'), tone: 'good' })
    onClose()
  }
  const adding = useMutation({
    ...write(historyApi.addEarlier, allCheckIns, { repeatable: true }),
    onSuccess,
  })
  const changing = useMutation({ ...write(historyApi.change, allCheckIns), onSuccess })
  const { isPending, error } = checkIn ? changing : adding
  const isTooLong = text.trim().length > REFLECTION_MAX
  const save = () => {
    if (!mood) return setMissing(true)
    if (isTooLong) return
    const written = { mood, intensity, reflection: text, ...details }
    if (checkIn) changing.mutate({ params: { id }, body: written })
    else adding.mutate({ body: { id, day, ...written } })
  }
  const readers = checkIn?.reflection?.sharedWithParent ? 'shared' : checkIn ? 'own' : 'private'
  return (
    <Dialog
      open
      onClose={onClose}
      title={checkIn ? t('history.form.change') : t('history.form.add', { day: format.fullDay(day) })}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button busy={isPending && t('common.action.saving')} onClick={save}>
            {t('history.form.save')}
          </Button>
        </>
      }
    >
      <Stack gap="roomy">
        <Choices
          label={t('history.form.mood')}
          layout="wrap"
          value={mood}
          error={missing && !mood ? t('checkins.field.mood') : undefined}
          options={moods.map((value) => ({
            value,
            label: moodName(t, value, child),
            icon: <MoodFloat mood={value} size="small" />,
          }))}
          onChange={(next) => {
            // Closer feelings belong to their mood.
            if (next !== mood) setDetails({ ...details, feelings: [] })
            setMood(next)
          }}
        />
        <IntensityInput
          question={t('history.form.strength')}
          value={intensity}
          onChange={setIntensity}
          ends={[t('checkins.form.intensity_low'), t('checkins.form.intensity_high')]}
        />
        <Field
          label={t('history.form.words')}
          hint={t(`history.form.${readers}`)}
          optional
          error={isTooLong ? t('common.field.too_long', { max: REFLECTION_MAX }) : undefined}
        >
          <TextArea
            max={REFLECTION_MAX}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {mood && (
          <DetailsInput mood={mood} {...details} onChange={(part) => setDetails({ ...details, ...part })} />
        )}
        {error && <FieldError>{errorText(t, error)}</FieldError>}
      </Stack>
    </Dialog>
  )
}
