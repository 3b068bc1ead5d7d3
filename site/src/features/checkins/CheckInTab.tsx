import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Overview } from '#domain/checkins/events.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { classes } from '../../ui/classes.ts'
import { Split, Stack } from '../../ui/layout.tsx'
import { CheckIn } from './form/CheckIn.tsx'
import { Journey } from './overview/Journey.tsx'
import { Streak } from './overview/Streak.tsx'
import { Week } from './overview/Week.tsx'
import css from './checkins.module.css'
import { WithOverview } from './overview/WithOverview.tsx'

// Under the fold.
const Badges = lazy(() => import('./overview/Badges.tsx').then((m) => ({ default: m.Badges })))

/** Lines of the journey shown here; the rest is a tab away. */
const GLANCE = 6

type CheckInTabProps = {
  /** What the page adds under the latest check-ins. */
  below?: ReactNode
  /** What the page adds beside them, under the badges. */
  beside?: ReactNode
}

/** The check-in, and under it the week, the streak, the badges and the latest check-ins. */
export function CheckInTab(added: CheckInTabProps) {
  return (
    <>
      <CheckIn />
      <div className={classes(css.parts, css.onPaper)}>
        <WithOverview>{(overview) => <Parts overview={overview} {...added} />}</WithOverview>
      </div>
    </>
  )
}

function Parts({
  overview: { week, streak, badges, checkIns },
  below,
  beside,
}: CheckInTabProps & { overview: Overview }) {
  const t = useMessages()
  const age = useAge()
  if (age === 'child') {
    return (
      <Stack gap="loose">
        <Split>
          <Week week={week} />
          <Stack gap="loose">
            <Streak streak={streak} />
            <Suspense>
              <Badges earned={badges} streak={streak} />
            </Suspense>
          </Stack>
        </Split>
        {below}
      </Stack>
    )
  }
  if (age === 'elder') {
    return (
      <Stack gap="loose">
        <Week week={week} />
        <Streak streak={streak} />
        {below}
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
        {below}
      </Stack>
      <Stack gap="loose">
        <Streak streak={streak} />
        <Suspense>
          <Badges earned={badges} streak={streak} few />
        </Suspense>
        {beside}
      </Stack>
    </Split>
  )
}
