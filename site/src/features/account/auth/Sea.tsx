import { Boat } from '../../../ui/Boat.tsx'
import { classes } from '../../../ui/classes.ts'
import css from './AuthPage.module.css'
import type { Score } from './usePasswordVerdict.ts'

/** The parts of the keel, from the hull down. */
const parts = [
  'M-58 47H66l-14 46H-44Z',
  'M-42 100H50l-14 46H-28Z',
  'M-26 153H34l-14 46H-12Z',
  'M-40 206H48a22 22 0 0 1 0 44H-40a22 22 0 0 1 0-44Z',
] as const

/** A boat on the level line. Its keel grows with the password; only a picture of the text beside it. */
export function Sea({ keel }: { keel: Score }) {
  return (
    <svg className="ek-flip" viewBox="-360 -480 720 900" preserveAspectRatio="xMidYMid slice">
      <path d="M-900-900H900V0H-900Z" fill="var(--sky)" />
      <path d="M-290 0a290 290 0 0 1 580 0Z" fill="var(--sun)" />
      <Boat of="adult" />
      {/* The water covers what is under the line; hull and keel are drawn into it again. */}
      <path d="M-900 0H900V900H-900Z" fill="var(--water)" />
      <path d="M-146 0H140C126 34 60 50-4 50S-132 34-146 0Z" fill="var(--boat-hull)" opacity=".62" />
      {parts.map((path, index) => {
        const there = index < keel
        return (
          <g key={path}>
            <path
              className={classes(css.part, css.solid)}
              d={path}
              fill="var(--boat-keel)"
              opacity={there ? 0.72 : 0}
            />
            <path
              className={css.part}
              d={path}
              fill="none"
              stroke="var(--level)"
              strokeWidth="3"
              strokeDasharray="8 8"
              opacity={there ? 0 : 0.8}
            />
          </g>
        )
      })}
      <path d="M-900-1.5H900v3H-900Z" fill="var(--level)" />
      <path
        d="M-300 90h80M200 60h110M-260 220h120M170 190h70M230 330h90M-320 340h70"
        stroke="var(--ripple)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
