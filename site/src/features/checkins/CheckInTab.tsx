import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { classes } from '../../ui/classes.ts'
import { Split, Stack } from '../../ui/layout.tsx'
import { CheckIn } from './form/CheckIn.tsx'
import { Streak } from './overview/Streak.tsx'
import { Week } from './overview/Week.tsx'
import css from './checkins.module.css'
import { WithOverview } from './overview/WithOverview.tsx'

// Under the fold.
const Badges = lazy(() => import('./overview/Badges.tsx').then((m) => ({ default: m.Badges })))
const Journey = lazy(() => import('./overview/Journey.tsx').then((m) => ({ default: m.Journey })))

/** Lines of the journey shown here; the rest is a tab away. */
const GLANCE = 6

type CheckInTabProps = {
  /** What the page adds under the latest check-ins. */
  below?: ReactNode
  /** What the page adds beside them, under the badges. */
  beside?: ReactNode
}

/**
 * The check-in, and under it the week, the streak, the badges and the latest check-ins. When those cannot be loaded,
 * the rest of the page is there all the same.
 */
export function CheckInTab(added: CheckInTabProps) {
  return (
    <>
      <CheckIn />
      <div className={classes(css.parts, css.onPaper)}>
        <Parts {...added} />
      </div>
    </>
  )
}

function Parts({ below, beside }: CheckInTabProps) {
  const t = useMessages()
  const age = useAge()
  if (age === 'child' || age === 'elder') {
    return (
      <Stack gap="loose">
        <WithOverview>
          {({ week, streak, badges }) =>
            age === 'elder' ? (
              <>
                <Week week={week} />
                <Streak streak={streak} />
              </>
            ) : (
              <Split>
                <Week week={week} />
                <Stack gap="loose">
                  <Streak streak={streak} />
                  <Suspense>
                    <Badges earned={badges} streak={streak} />
                  </Suspense>
                </Stack>
              </Split>
            )
          }
        </WithOverview>
        {below}
      </Stack>
    )
  }
  return (
    <Split>
      <Stack gap="loose">
        <WithOverview>
          {({ week, checkIns }) => (
            <>
              <Week week={week} />
              <Suspense>
                <Journey
                  short
                  checkIns={checkIns.slice(0, GLANCE)}
                  aside={<Link to="/dashboard?tab=history">{t('checkins.history.all')}</Link>}
                />
              </Suspense>
            </>
          )}
        </WithOverview>
        {below}
      </Stack>
      <Stack gap="loose">
        <WithOverview quiet>
          {({ streak, badges }) => (
            <>
              <Streak streak={streak} />
              <Suspense>
                <Badges earned={badges} streak={streak} few />
              </Suspense>
            </>
          )}
        </WithOverview>
        {beside}
      </Stack>
    </Split>
  )
}
