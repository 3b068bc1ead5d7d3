import { Coffee, Flag, HeartHandshake, Layers } from 'lucide-react'
import { useMessages } from '../../lib/messages.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Lines, Section } from '../../ui/layout.tsx'
import css from './trivia.module.css'

const steps = [
  { key: 'how_sessions', icon: Layers },
  { key: 'how_break', icon: Coffee },
  { key: 'how_time', icon: HeartHandshake },
  { key: 'how_streak', icon: Flag },
] as const

/** What a weekend of trivia is. */
export function HowItGoes() {
  const t = useMessages()
  return (
    <Section title={t('trivia.page.how_title')}>
      <Lines>
        {steps.map(({ key, icon }) => (
          <li key={key} className={css.step}>
            <Icon of={icon} />
            {t(`trivia.page.${key}`)}
          </li>
        ))}
      </Lines>
    </Section>
  )
}
