import { lazy, Suspense, useState } from 'react'
import { isHardThing } from '#domain/account/hardThings.ts'
import { usePerson } from '../../lib/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section, Stack } from '../../ui/layout.tsx'

const FocusModal = lazy(() => import('./FocusModal.tsx').then((m) => ({ default: m.FocusModal })))

/** What the member works on, and the button to change it. A child reads it in a text for children. */
export function FocusAreas() {
  const t = useMessages()
  const { ageGroup, focusAreas } = usePerson()
  const isChild = ageGroup === 'child'
  const names = isChild
    ? focusAreas.filter(isHardThing).map((area) => t(`checkins.focus_child.${area}`))
    : focusAreas.map((area) => t(`checkins.focus.${area}`))
  const [open, setOpen] = useState(false)
  return (
    <Section title={t(isChild ? 'checkins.focus_modal.question_child' : 'checkins.focus_modal.title')}>
      <Stack>
        <p>
          {names.length === 0
            ? t('checkins.focus_modal.none')
            : new Intl.ListFormat(t.locale, { type: 'unit' }).format(names)}
        </p>
        <p>
          <Button look="line" onClick={() => setOpen(true)}>
            {t('checkins.focus_modal.change')}
          </Button>
        </p>
      </Stack>
      {open && (
        <Suspense>
          <FocusModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
