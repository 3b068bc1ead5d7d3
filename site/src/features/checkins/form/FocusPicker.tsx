import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountApi } from '#domain/account/api.ts'
import { focusAreas, type FocusArea } from '#domain/account/focusAreas.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { keyOf, write } from '../../../lib/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'

/** Asks for one focus area; it can be left unanswered. */
export function FocusPicker({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const [chosen, setChosen] = useState<FocusArea | null>(null)
  const [areasError, setAreasError] = useState<string>()
  const save = useMutation(write(accountApi.setFocusAreas, [keyOf(accountApi.readPerson)]))
  const submit = () => {
    if (!chosen) return setAreasError(t('checkins.field.focus_area'))
    save.mutate(
      { body: { focusAreas: [chosen] } },
      {
        onSuccess: onClose,
        onError: (error) =>
          showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('checkins.focus_picker.title')}
      actions={
        <>
          <Button onClick={submit} busy={save.isPending && t('common.action.saving')}>
            {t('checkins.focus_picker.save')}
          </Button>
          <Button look="line" onClick={onClose}>
            {t('checkins.reflect.later')}
          </Button>
        </>
      }
    >
      <Choices
        label={t('checkins.focus_picker.title')}
        hideLabel
        hint={t('checkins.focus_picker.lead')}
        layout="grid"
        value={chosen}
        onChange={(area) => {
          setChosen(area)
          setAreasError(undefined)
        }}
        options={focusAreas.map((area) => ({ value: area, label: t(`checkins.focus.${area}`) }))}
        error={areasError}
      />
    </Dialog>
  )
}
