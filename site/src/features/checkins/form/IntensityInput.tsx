import type { ReactNode } from 'react'
import { Radio, Radios } from '../../../ui/Radios.tsx'
import css from './IntensityInput.module.css'

type IntensityInputProps = {
  /** `How strong is it?` */
  question: ReactNode
  /** 1 to 5. */
  value: number
  onChange: (value: number) => void
  /** Labels for the five steps instead of numbers (`Tiny` to `Huge`). */
  labels?: readonly [string, string, string, string, string] | undefined
  /** Labels for the two ends (`A little`, `Very strong`). */
  ends?: readonly [string, string] | undefined
}

/** A strength of 1 to 5: five hulls on a line, deeper and deeper. */
export function IntensityInput({ question, value, onChange, labels, ends }: IntensityInputProps) {
  return (
    <Radios className={css.group} value={String(value)} onChange={(step) => onChange(Number(step))}>
      <legend className={css.legend}>{question}</legend>
      <div className={css.swell}>
        {[1, 2, 3, 4, 5].map((step) => (
          <label key={step} className={css.step}>
            <Radio value={String(step)} />
            <span className={css.words}>{labels?.[step - 1] ?? step}</span>
          </label>
        ))}
      </div>
      {ends && (
        <p className={css.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </Radios>
  )
}
