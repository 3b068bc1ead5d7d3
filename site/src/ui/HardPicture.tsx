import type { ReactNode } from 'react'
import type { HardThing } from '#domain/account/hardThings.ts'
import { MoodFloat } from './MoodFloat.tsx'
import css from './HardPicture.module.css'

const drawn = { fill: 'var(--float-ink)', stroke: 'none' }

/** A picture for each: the faces children know from the check-in, and three things. */
const pictures: Readonly<Record<HardThing, ReactNode>> = {
  anxiety: <MoodFloat mood="anxious" className={css.picture} />,
  depression: <MoodFloat mood="sad" className={css.picture} />,
  sleep: <MoodFloat mood="tired" className={css.picture} />,
  pressure: (
    <Thing>
      <path d="M34 26a14 14 0 0 1 28 0" fill="none" stroke="var(--float-ink)" strokeWidth="6" />
      <rect x="20" y="26" width="56" height="58" rx="14" fill="var(--paint-coral)" />
      <rect x="30" y="52" width="36" height="24" rx="6" fill="var(--paint-sun)" />
      <path d="M44 60h8v8h-8Z" {...drawn} />
    </Thing>
  ),
  family: (
    <Thing>
      <path d="M22 44h52v40H22Z" fill="var(--paint-sun)" />
      <path d="M12 46 48 14l36 32Z" fill="var(--paint-coral)" />
      <path d="M42 60h14v24H42Z" {...drawn} />
    </Thing>
  ),
  loneliness: (
    <Thing>
      <path d="M8 66h80v22H8Z" fill="var(--paint-rain)" />
      <path d="M30 62h36l-6 14H36Z" {...drawn} />
      <path d="M48 22v36H28Z" fill="var(--paint-tangerine)" />
      <path d="M46 18h4v44h-4Z" {...drawn} />
    </Thing>
  ),
}

/** The picture of something that can be hard. */
export const HardPicture = ({ of }: { of: HardThing }) => pictures[of]

function Thing({ children }: { children: ReactNode }) {
  return (
    <svg className={css.picture} viewBox="0 0 96 96" aria-hidden="true">
      {children}
    </svg>
  )
}
