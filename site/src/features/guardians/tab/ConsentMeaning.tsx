import { useMessages } from '../../../lib/messages.tsx'
import { Lines, Section } from '../../../ui/layout.tsx'

const meaning = ['yes_write', 'yes_told', 'yes_family', 'yes_back'] as const

/** What a guardian's yes means, to read before it. */
export function ConsentMeaning() {
  const t = useMessages()
  return (
    <Section title={t('guardians.yes_title')}>
      <Lines>
        {meaning.map((key) => (
          <li key={key}>{t(`guardians.${key}`)}</li>
        ))}
      </Lines>
    </Section>
  )
}
