import { TodayCoach } from '../../features/coach/TodayCoach.tsx'
import { TodayContent } from '../../features/content/TodayContent.tsx'
import { TodaySuggestions } from '../../features/ai/suggestions/TodaySuggestions.tsx'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Stack } from '../../ui/layout.tsx'

/** Beside the check-in: the coach's line and switch, two suggestions, and a piece that suits the day. */
export const TodaySide = () => (
  <WithMessages names={['ai', 'coach', 'today']}>
    <Stack gap="loose">
      <TodayCoach />
      <TodaySuggestions />
      <TodayContent />
    </Stack>
  </WithMessages>
)
