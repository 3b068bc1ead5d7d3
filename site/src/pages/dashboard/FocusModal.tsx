import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountApi } from '#domain/account/api.ts'
import type { FocusArea } from '#domain/account/focusAreas.ts'
import { usePerson } from '../../lib/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { keyOf, write } from '../../lib/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FocusChoices } from '../../ui/FocusChoices.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useForm } from '../../ui/useForm.ts'

/** One to three focus areas, over the page; the first one counts most. */
export function FocusModal({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const person = usePerson()
  const isChild = person.ageGroup === 'child'
  const save = useMutation(write(accountApi.setFocusAreas, [keyOf(accountApi.readPerson)]))
  const [chosen, setChosen] = useState<readonly FocusArea[]>(person.focusAreas)
  const form = useForm({
    check: () => ({ focusAreas: chosen.length === 0 ? t('checkins.field.focus_area') : undefined }),
    send: async () => {
      await save.mutateAsync({ body: { focusAreas: [...chosen] } })
      showToast({ text: t('checkins.focus_modal.saved'), tone: 'good' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(isChild ? 'checkins.focus_modal.question_child' : 'checkins.focus_modal.title')}
    >
      <form {...form.props}>
        <Stack>
          <FocusChoices
            label={t(isChild ? 'checkins.focus_modal.question_child' : 'checkins.focus_modal.question')}
            hint={t(isChild ? 'checkins.focus_modal.hint_child' : 'checkins.focus_modal.hint')}
            value={chosen}
            onChange={setChosen}
            error={form.errorOf('focusAreas')}
          />
          <Row>
            <Button look="line" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
            <Button type="submit" busy={form.busy && t('common.action.saving')}>
              {t('common.action.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
