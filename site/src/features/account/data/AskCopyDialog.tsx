import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { IdentityFields, useIdentity } from '../../../lib/IdentityFields.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Select } from '../../../ui/Select.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useForm } from '../../../ui/useForm.ts'
import { dataQueries } from './queries.ts'

type AskCopyProps = {
  /** Whose data can be asked for: null is the member, others are links to children. */
  links: readonly (string | null)[]
  families: readonly { link: string; name: string }[]
  onClose: () => void
}

/** Asks for a copy of the data, against the password or a code of the second factor. */
export function AskCopyDialog({ links, families, onClose }: AskCopyProps) {
  const t = useMessages()
  const ask = useMutation(dataQueries.ask())
  const [link, setLink] = useState(links[0] ?? null)
  const identity = useIdentity()
  const form = useForm({
    check: identity.check,
    send: async () => {
      await ask.mutateAsync({ body: { ...identity.proof(), ...(link && { link }) } })
      showToast({ text: t('dataCopy.asked'), tone: 'good' })
      onClose()
    },
    explain: identity.explain,
  })
  const nameOf = (one: string | null) => {
    if (one === null) return t('dataCopy.mine')
    const child = families.find((family) => family.link === one)
    return t('dataCopy.of_child', { name: child?.name ?? '' })
  }
  return (
    <Dialog open onClose={onClose} title={t('dataCopy.ask')}>
      <form {...form.props}>
        <Stack>
          <p>{t('dataCopy.intro')}</p>
          {(links.length > 1 || link !== null) && (
            <Field label={t('dataCopy.about')} hint={link === null ? undefined : t('dataCopy.child_hint')}>
              <Select value={link ?? ''} onChange={(event) => setLink(event.target.value || null)}>
                {links.map((one) => (
                  <option key={one} value={one ?? ''}>
                    {nameOf(one)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <IdentityFields of={identity} form={form} />
          <Row>
            <Button look="line" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
            <Button type="submit" busy={form.busy && t('dataCopy.sending')}>
              {t('dataCopy.send')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
