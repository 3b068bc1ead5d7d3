import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FocusArea } from '#domain/account/focusAreas.ts'
import { usePerson } from '../../../lib/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FocusChoices } from '../../../ui/FocusChoices.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useForm } from '../../../ui/useForm.ts'
import { accountQueries } from '../queries.ts'
import css from './Settings.module.css'

/** One to three focus areas; the order they are chosen in is kept, the first is the primary one. */
export function FocusTab() {
  const t = useMessages()
  const person = usePerson()
  const save = useMutation(accountQueries.setFocusAreas())
  const [changed, setChanged] = useState<readonly FocusArea[] | null>(null)
  const isChild = person.ageGroup === 'child'
  const chosen = changed ?? person.focusAreas
  const form = useForm({
    check: () => ({ focusAreas: chosen.length === 0 ? 'onboarding.field.focus_area' : undefined }),
    send: async () => {
      await save.mutateAsync({ body: { focusAreas: [...chosen] } })
      setChanged(null)
      showToast({ text: t('account.settings.saved'), tone: 'good' })
    },
  })
  return (
    <Section title={t('account.settings.tab.focus')} className={css.section}>
      <form {...form.props}>
        <Stack gap="loose">
          <FocusChoices
            label={t(isChild ? 'checkins.focus_modal.question_child' : 'account.settings.focus_question')}
            hint={t(isChild ? 'checkins.focus_modal.hint_child' : 'account.settings.focus_hint')}
            value={chosen}
            onChange={setChanged}
            error={form.errorOf('focusAreas')}
          />
          <p>
            <Button type="submit" busy={form.busy && t('common.action.saving')}>
              {t('common.action.save')}
            </Button>
          </p>
        </Stack>
      </form>
    </Section>
  )
}
