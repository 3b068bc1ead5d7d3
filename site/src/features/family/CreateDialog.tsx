import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { FAMILY_NAME_MAX, FamilyName } from '#domain/family/schema.ts'
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

/** Founds a family: a name is all it takes. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const create = useMutation(familyWrites.create())
  const [name, setName] = useState(() => t('family.create.suggestion'))
  // Made here, so that a send that may have arrived counts once.
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm({
    check: () => fieldErrorsOf(Typed, { name }),
    send: async () => {
      await create.mutateAsync({ body: { id, name } })
      showToast({ text: t('family.create.done'), tone: 'good' })
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('family.create.title')}>
      <form {...form.props} className={css.form}>
        <Field
          label={t('family.create.name')}
          hint={t('family.create.name_hint')}
          error={form.errorOf('name')}
          required
        >
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
            {t('family.create.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
