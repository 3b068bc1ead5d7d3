import { Printer } from 'lucide-react'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Split, Stack } from '../../ui/layout.tsx'
import css from './checkins.module.css'
import { DetailList } from './details/DetailList.tsx'
import { Calendar } from './history/Calendar.tsx'
import { OftenTogether } from './history/OftenTogether.tsx'
import paper from './history/paper.module.css'
import { Trend } from './history/Trend.tsx'
import { Badges } from './overview/Badges.tsx'
import { Journey } from './overview/Journey.tsx'
import { Streak } from './overview/Streak.tsx'
import { Week } from './overview/Week.tsx'
import { WithOverview } from './overview/WithOverview.tsx'

/**
 * Month and year in pixels, the trend, what was often together, the latest twenty check-ins with their notes, the week,
 * the streak and all badges. On paper: pixels, trend and list.
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
  const person = usePerson()
  return (
    <WithOverview>
      {({ checkIns, week, streak, badges }) => (
        <>
          <p className={paper.title}>
            {t('history.print_title', { name: person.firstName ?? person.username })}
          </p>
          <Split className={classes(css.onPaper, paper.history)}>
            <Stack gap="loose" className={paper.column}>
              <Calendar />
              <div className={paper.last}>
                <Journey
                  checkIns={checkIns}
                  below={(checkIn) => <DetailList checkIn={checkIn} />}
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
              </div>
            </Stack>
            <Stack gap="loose" className={paper.column}>
              <Trend />
              <OftenTogether />
              <Stack gap="loose" className={paper.screenOnly}>
                <Week week={week} />
                <Streak streak={streak} />
                <Badges earned={badges} streak={streak} withDays />
              </Stack>
            </Stack>
          </Split>
        </>
      )}
    </WithOverview>
  )
}
