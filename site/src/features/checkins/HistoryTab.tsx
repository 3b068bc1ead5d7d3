import { Printer } from 'lucide-react'
import { useMessages } from '../../lib/messages.tsx'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Split, Stack } from '../../ui/layout.tsx'
import css from './checkins.module.css'
import { Calendar } from './history/Calendar.tsx'
import { Trend } from './history/Trend.tsx'
import { Badges } from './overview/Badges.tsx'
import { Journey } from './overview/Journey.tsx'
import { Streak } from './overview/Streak.tsx'
import { Week } from './overview/Week.tsx'
import { WithOverview } from './overview/WithOverview.tsx'

/**
 * Month and year in pixels, the trend, the latest twenty check-ins with their words, the week, the streak and all
 * badges.
 */
export function HistoryTab() {
  return (
    <WithMessages names={['history']}>
      <History />
    </WithMessages>
  )
}

function History() {
  const t = useMessages()
  return (
    <WithOverview>
      {({ checkIns, week, streak, badges }) => (
        <Split className={css.onPaper ?? ''}>
          <Stack gap="loose">
            <Calendar />
            <Journey
              checkIns={checkIns}
              aside={
                <Button
                  look="text"
                  className={css.print}
                  icon={<Icon of={Printer} />}
                  onClick={() => window.print()}
                >
                  {t('checkins.history.print')}
                </Button>
              }
            />
          </Stack>
          <Stack gap="loose">
            <Trend />
            <Week week={week} />
            <Streak streak={streak} />
            <Badges earned={badges} streak={streak} withDays />
          </Stack>
        </Split>
      )}
    </WithOverview>
  )
}
