import { Link } from 'react-router-dom'
import type { Overview } from '#domain/checkins/events.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { classes } from '../../ui/classes.ts'
import { Split, Stack } from '../../ui/layout.tsx'
import { Badges } from './overview/Badges.tsx'
import { CheckIn } from './form/CheckIn.tsx'
import { Journey } from './overview/Journey.tsx'
import { Streak } from './overview/Streak.tsx'
import { Week } from './overview/Week.tsx'
import css from './checkins.module.css'
import { WithOverview } from './overview/WithOverview.tsx'

/** Lines of the journey shown here; the rest is a tab away. */
const GLANCE = 6

/** The check-in, and under it the week, the streak, the badges and the latest check-ins. */
export function CheckInTab() {
  return (
    <>
      <CheckIn />
      <div className={classes(css.parts, css.onPaper)}>
        <WithOverview>{(overview) => <Parts overview={overview} />}</WithOverview>
      </div>
    </>
  )
}

function Parts({ overview: { week, streak, badges, checkIns } }: { overview: Overview }) {
  const t = useMessages()
  const age = useAge()
  const figures = (
    <Stack gap="loose">
      <Streak streak={streak} />
      <Badges earned={badges} streak={streak} />
    </Stack>
  )
  if (age === 'child') {
    return (
      <Split>
        <Week week={week} />
        {figures}
      </Split>
    )
  }
  if (age === 'elder') {
    return (
      <Stack gap="loose">
        <Week week={week} />
        <Streak streak={streak} />
      </Stack>
    )
  }
  return (
    <Split>
      <Stack gap="loose">
        <Week week={week} />
        <Journey
          short
          checkIns={checkIns.slice(0, GLANCE)}
          aside={<Link to="/dashboard?tab=history">{t('checkins.history.all')}</Link>}
        />
      </Stack>
      {figures}
    </Split>
  )
}
