import type { ReactNode } from 'react'
import css from './trivia.module.css'
import { TriviaFlags } from './TriviaFlags.tsx'

/** The flags over the water, and a sentence beside them. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <div className={css.scene}>
      <div className={css.said}>{children}</div>
      <TriviaFlags className={css.flags ?? ''} />
    </div>
  )
}
