import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { INVITE_CODE_LENGTH, InviteCode } from '#domain/family/schema.ts'
import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../ui/useForm.ts'
import css from './family.module.css'
import { familyWrites } from './queries.ts'

const Typed = z.object({ inviteCode: InviteCode })
/** What a pasted code may have around it; it is never part of one. */
const codeIn = (typed: string): string =>
  typed.replace(/[\s-]/g, '').toUpperCase().slice(0, INVITE_CODE_LENGTH)

/** Joins a family by its code, or asks to. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const join = useMutation(familyWrites.join())
  const [inviteCode, setCode] = useState('')
  const form = useForm({
    check: () => fieldErrorsOf(Typed, { inviteCode }),
    send: async () => {
      const { result } = await join.mutateAsync({ body: { inviteCode } })
      if (result === 'joined') showToast({ text: t('family.join.done'), tone: 'good' })
      else showToast({ text: t('family.join.asked'), detail: t('family.join.asked_detail') })
      onClose()
    },
    explain: (error) =>
      error.code === 'family.error.invalid_code' ? { inviteCode: errorText(t, error) } : undefined,
  })
  return (
    <Dialog open onClose={onClose} title={t('family.join.title')}>
      <form {...form.props} className={css.form}>
        <Field
          label={t('family.join.code')}
          hint={t('family.join.code_hint')}
          error={form.errorOf('inviteCode')}
          required
        >
          <TextInput
            name="inviteCode"
            className={css.typed}
            value={inviteCode}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setCode(codeIn(event.target.value))}
          />
        </Field>
        <div className={css.acts}>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" busy={form.busy && t('common.action.sending')}>
            {t('family.join.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
