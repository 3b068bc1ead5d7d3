import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { triviaApi } from '#domain/trivia/api.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { triviaKey } from '../queries.ts'

/** How trivia looks to the reader; saved right away. Sounds and haptics do not exist yet. */
export function TriviaSettings({ animations }: { animations: boolean }) {
  const t = useMessages()
  const [isOn, setIsOn] = useState(animations)
  const save = useMutation(write(triviaApi.saveSettings, [triviaKey]))
  const change = (on: boolean) => {
    setIsOn(on)
    save.mutate(
      { body: { animations: on } },
      {
        onError: () => {
          setIsOn(!on)
          showToast({ text: t('trivia.page.error'), detail: t('trivia.page.settings_failed'), tone: 'bad' })
        },
      },
    )
  }
  return (
    <Section title={t('trivia.page.settings')}>
      <Stack>
        <Switch label={t('trivia.page.animations')} checked={isOn} onChange={change} />
        {(['sounds', 'haptics'] as const).map((name) => (
          <Switch
            key={name}
            label={t(`trivia.page.${name}`)}
            hint={t('trivia.page.soon')}
            checked={false}
            disabled
            onChange={() => undefined}
          />
        ))}
      </Stack>
    </Section>
  )
}
