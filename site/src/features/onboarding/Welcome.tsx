import { useMessages } from '../../lib/messages.tsx'
import { Boat } from '../../ui/Boat.tsx'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/layout.tsx'
import { StepNav } from './StepNav.tsx'
import css from './Welcome.module.css'

/** A word before the questions begin: how many, how long, and that one can go back. */
export function Welcome({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const t = useMessages()
  return (
    <Screen>
      <div className={css.scene}>
        <svg
          className="ek-flip"
          viewBox="0 0 1200 420"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <path d="M-800-800H2000V300H-800Z" fill="var(--sky)" />
          <path d="M530 300a200 200 0 0 1 400 0Z" fill="var(--sun)" />
          <Boat of="adult" x={728} y={300} scale={0.62} />
          <Boat of="elder" x={920} y={300} scale={0.72} />
          <Boat of="teen" x={545} y={300} scale={0.72} />
          <Boat of="child" x={410} y={300} scale={0.7} />
          <path d="M-800 300H2000V900H-800Z" fill="var(--water)" />
          <path d="M-800 298.5H2000v3H-800Z" fill="var(--level)" />
          <path
            d="M90 350h110M330 380h70M520 345h90M740 385h130M940 350h70M1090 380h80"
            stroke="var(--ripple)"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </svg>
      </div>
      <div className={css.words}>
        <h1 tabIndex={-1}>{t('onboarding.step.welcome.title')}</h1>
        <p className="ek-lead">{t('onboarding.step.welcome.text')}</p>
        <StepNav onBack={onBack}>
          <Button size="big" onClick={onNext}>
            {t('onboarding.step.welcome.start')}
          </Button>
        </StepNav>
      </div>
    </Screen>
  )
}
