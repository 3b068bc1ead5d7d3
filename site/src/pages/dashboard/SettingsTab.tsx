import { ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useHasPath } from '../../lib/paths.ts'
import { useMessages } from '../../lib/messages.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { CoachCard } from '../../features/coach/CoachCard.tsx'
import css from './dashboard.module.css'
import { FocusAreas } from './FocusAreas.tsx'

const PushHere = lazy(() =>
  import('../../features/notifications/push/PushHere.tsx').then((module) => ({ default: module.PushHere })),
)

/** The coach's settings, the focus areas, and the way to all others. */
export function SettingsTab() {
  const t = useMessages()
  const hasSettings = useHasPath('/settings')
  return (
    <Stack gap="loose">
      <CoachCard
        push={
          <Suspense>
            <PushHere />
          </Suspense>
        }
      />
      <FocusAreas />
      {hasSettings && (
        <ButtonTo className={css.all} look="text" to="/settings" icon={<Icon of={ArrowRight} flip />}>
          {t('checkins.tab.settings_all')}
        </ButtonTo>
      )}
    </Stack>
  )
}
