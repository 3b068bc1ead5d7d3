import type { ReactNode } from 'react'
import { Screen, Split } from './layout.tsx'
import css from './StepPage.module.css'

type StepPageProps = {
  title: ReactNode
  lead?: ReactNode
  /** Where this step stands among the others; left out on pages that are not counted. */
  steps?: ReactNode
  /** What stands beside the questions on wide screens and after them on narrow ones. */
  aside?: ReactNode
  children: ReactNode
}

/** One step of several: how far one is, the question, the answers, and perhaps what they do. */
export function StepPage({ title, lead, steps, aside, children }: StepPageProps) {
  const main = (
    <div className={css.main}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="ek-lead">{lead}</p>}
      {children}
    </div>
  )
  return (
    <Screen className={css.screen}>
      {steps}
      {aside ? (
        <Split parts="wide">
          {main}
          <aside className={css.aside}>{aside}</aside>
        </Split>
      ) : (
        main
      )}
    </Screen>
  )
}
