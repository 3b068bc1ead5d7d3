import { useState, type ReactNode } from 'react'
import type { PasswordProblem } from '#domain/account/password.ts'
import { PASSWORD_SCORE_MIN } from '#domain/account/password.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { StrengthMeter } from '../../../ui/StrengthMeter.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { RuleList } from '../../../ui/RuleList.tsx'
import css from './AuthPage.module.css'
import type { PasswordVerdict } from './usePasswordVerdict.ts'

type NewPasswordProps = {
  name: string
  label: ReactNode
  value: string
  onChange: (value: string) => void
  verdict: PasswordVerdict
  /** The error of a send; typing takes it away. */
  error: string | undefined
  /** Shows one rule at a time, the next one that is open; for children. */
  oneByOne?: boolean
}

/** Each rule and the problems that break it. */
const rules = [
  ['length', ['too_short']],
  ['uppercase', ['no_uppercase']],
  ['lowercase', ['no_lowercase']],
  ['number', ['no_number']],
  ['special', ['no_special']],
  ['whitespace', ['whitespace']],
  ['personal', ['contains_email', 'contains_name']],
] as const satisfies readonly (readonly [string, readonly PasswordProblem[]])[]

/** A new password with its strength and the rules, kept up to date while it is typed. */
export function NewPassword({
  name,
  label,
  value,
  onChange,
  verdict,
  error,
  oneByOne = false,
}: NewPasswordProps) {
  const t = useMessages()
  const [left, setLeft] = useState(false)
  const { score, problems, isJudged } = verdict
  const typed = value !== ''
  const [first] = problems
  const strength = t('account.auth.strength_of', { label: t(`account.auth.strength_${score}`), score })
  const all = [
    ...rules.map(([key, breaks]) => ({
      key: key as string,
      text: t(`account.auth.rule.${key}`),
      met: typed && !breaks.some((problem) => problems.includes(problem)),
    })),
    {
      key: 'common',
      text: t('account.auth.rule.common'),
      met: typed && isJudged && score >= PASSWORD_SCORE_MIN && !problems.includes('too_common'),
    },
  ]
  // The last one stays when all are met, so that the list never vanishes.
  const next = all.find(({ met }) => !met) ?? all.at(-1)!
  return (
    <div className={css.password}>
      <Field
        label={label}
        error={error ?? (left && typed && first ? t(`account.password.${first}`) : undefined)}
        required
        reserve
      >
        <PasswordInput
          name={name}
          autoComplete="new-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setLeft(true)}
        />
      </Field>
      <StrengthMeter score={score} label={typed ? strength : ''} />
      <RuleList metLabel={t('account.auth.rule_met')} rules={oneByOne ? [next] : all} />
    </div>
  )
}
