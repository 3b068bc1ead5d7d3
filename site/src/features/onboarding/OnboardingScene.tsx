import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { Boat } from '../../ui/Boat.tsx'
import css from './OnboardingScene.module.css'

/** How large each boat is drawn, so that a small one still has presence. */
const scales: Readonly<Record<AgeGroup, number>> = { child: 1.5, teen: 1.15, adult: 0.72, elder: 1 }

/** The sea beside the questions, on wide screens. The boat of an age group comes in once the age is known. */
export function OnboardingScene({ boat }: { boat?: AgeGroup | null }) {
  return (
    <div className={css.scene} aria-hidden="true">
      <svg className="ek-flip" viewBox="0 0 400 460" preserveAspectRatio="xMidYMid slice">
        <path d="M-400-400H800V330H-400Z" fill="var(--sky)" />
        <path d="M60 330a140 140 0 0 1 280 0Z" fill="var(--sun)" />
        {boat && (
          <g key={boat} className={css.boat}>
            <Boat of={boat} x={200} y={330} scale={scales[boat]} />
          </g>
        )}
        <path d="M-400 330H800V900H-400Z" fill="var(--water)" />
        <path d="M-400 328.5H800v3H-400Z" fill="var(--level)" />
        <path
          d="M40 378h70M160 408h110M300 372h60M90 438h50M250 444h80"
          stroke="var(--ripple)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
    </div>
  )
}
