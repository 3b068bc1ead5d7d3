import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { FAMILY_NAME_MAX, FamilyName, type FamilyGroupView } from '#domain/family/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../ui/useForm.ts'
import css from './family.module.css'
import { familyWrites } from './queries.ts'

const Typed = z.object({ name: FamilyName })

/** Gives a family another name. */
export function RenameDialog({ group, onClose }: { group: FamilyGroupView; onClose: () => void }) {
  const t = useMessages()
  const rename = useMutation(familyWrites.rename())
  const [name, setName] = useState(group.name)
  const form = useForm({
    check: () => fieldErrorsOf(Typed, { name }),
    send: async () => {
      await rename.mutateAsync({ params: { id: group.id }, body: { name } })
      showToast({ text: t('family.rename.done'), tone: 'good' })
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('family.rename.title')}>
      <form {...form.props} className={css.form}>
        <Field label={t('family.create.name')} error={form.errorOf('name')} required>
          <TextInput
            name="name"
            value={name}
            maxLength={FAMILY_NAME_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div className={css.acts}>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" busy={form.busy && t('common.action.saving')}>
            {t('common.action.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
