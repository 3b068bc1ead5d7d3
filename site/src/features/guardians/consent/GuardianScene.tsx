import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { Boat } from '../../../ui/Boat.tsx'
import css from './GuardianPage.module.css'

/** The child's boat on the sea with a larger one beside it, and under it the child's name as families see it. */
export function GuardianScene({ name, ageGroup }: { name: string | null; ageGroup: AgeGroup | null }) {
  return (
    <figure className={css.scene}>
      <svg className="ek-flip" viewBox="0 0 1200 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d="M-800-800H2000V280H-800Z" fill="var(--sky)" />
        <path d="M500 280a190 190 0 0 1 380 0Z" fill="var(--sun)" />
        <Boat of="adult" x={770} y={280} scale={0.52} />
        {ageGroup && <Boat of={ageGroup} x={600} y={280} scale={ageGroup === 'child' ? 0.95 : 0.8} />}
        <path d="M-800 280H2000V900H-800Z" fill="var(--water)" />
        <path d="M-800 278.5H2000v3H-800Z" fill="var(--level)" />
        <path
          d="M90 322h110M330 346h70M740 330h130M940 318h70M1090 344h80"
          stroke="var(--ripple)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      {name && (
        <figcaption>
          <bdi>{name}</bdi>
        </figcaption>
      )}
    </figure>
  )
}
