import type { ReactNode } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { Screen, Split } from './layout.tsx'
import { Steps } from './Steps.tsx'
import css from './StepPage.module.css'

type StepPageProps = {
  title: ReactNode
  lead?: ReactNode
  /** 1 to 4; left out on pages that are not counted. */
  step?: 1 | 2 | 3 | 4
  /** What stands beside the questions on wide screens and after them on narrow ones. */
  aside?: ReactNode
  children: ReactNode
}

/** One step: where one is, the question, the answers, and perhaps what they do. */
export function StepPage({ title, lead, step, aside, children }: StepPageProps) {
  const t = useMessages()
  const names = (['about', 'focus', 'story', 'ready'] as const).map((name) => t(`onboarding.step.${name}`))
  const main = (
    <div className={css.main}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="ek-lead">{lead}</p>}
      {children}
    </div>
  )
  return (
    <Screen className={css.screen}>
      {step && <Steps names={names} current={step} />}
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
