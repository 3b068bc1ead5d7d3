import { lazy, Suspense, useState } from 'react'
import { usePerson } from '../../lib/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section, Stack } from '../../ui/layout.tsx'

const FocusModal = lazy(() => import('./FocusModal.tsx').then((m) => ({ default: m.FocusModal })))

/** What the member works on, and the button to change it. */
export function FocusAreas() {
  const t = useMessages()
  const { focusAreas } = usePerson()
  const [open, setOpen] = useState(false)
  return (
    <Section title={t('checkins.focus_modal.title')}>
      <Stack>
        <p>
          {focusAreas.length === 0
            ? t('checkins.focus_modal.none')
            : new Intl.ListFormat(t.locale, { type: 'unit' }).format(
                focusAreas.map((area) => t(`checkins.focus.${area}`)),
              )}
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
