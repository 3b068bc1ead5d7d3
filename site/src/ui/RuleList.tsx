import { Check, Circle } from 'lucide-react'
import css from './StrengthMeter.module.css'
import { Icon } from './Icon.tsx'

/** Rules and which of them are met: check and word, not colour alone. `metLabel` is read before a met one. */
export function RuleList({
  rules,
  metLabel,
}: {
  rules: readonly { key: string; text: string; met: boolean }[]
  metLabel: string
}) {
  return (
    <ul className={css.rules}>
      {rules.map(({ key, text, met }) => (
        <li key={key} className={met ? css.met : undefined}>
          <Icon of={met ? Check : Circle} />
          <span>
            {met && <span className="ek-sr">{metLabel} </span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
