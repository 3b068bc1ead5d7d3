import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Section, Stack } from '../../../ui/layout.tsx'
import css from './side.module.css'

/** What to keep in mind before writing. */
export function RoomRules() {
  const t = useMessages()
  const child = useAge() === 'child' ? '_child' : ''
  return (
    <Section title={t('chat.side.rules_title')}>
      <Stack>
        <ul className={css.keels}>
          <li>{t.any(`chat.side.rules${child}_1`)}</li>
          <li>{t.any(`chat.side.rules${child}_2`)}</li>
          <li>{t.any(`chat.side.rules${child}_3`)}</li>
        </ul>
        <p>
          <a href="/community-guidelines">{t('chat.side.guidelines')}</a>
        </p>
      </Stack>
    </Section>
  )
}
