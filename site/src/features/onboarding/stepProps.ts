import type { Draft } from './answers.ts'

/** What every question step is given. */
export type StepProps = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onBack: () => void
  onNext: () => void
}
