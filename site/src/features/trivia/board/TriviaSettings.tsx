import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { triviaApi } from '#domain/trivia/api.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { triviaKey } from '../queries.ts'

type Settings = { animations: boolean; passPhone: boolean }

/** How the reader wants trivia; saved right away. Sounds and haptics do not exist yet. */
export function TriviaSettings({ animations, passPhone }: Settings) {
  const t = useMessages()
  const [shown, setShown] = useState({ animations, passPhone })
  // One after the other: each sends both, and the last one stays.
  const save = useMutation({
    ...write(triviaApi.saveSettings, [triviaKey]),
    scope: { id: 'trivia-settings' },
  })
  const change = (name: keyof Settings, on: boolean) => {
    const wanted = { ...shown, [name]: on }
    setShown(wanted)
    save.mutate(
      { body: wanted },
      {
        onError: () => {
          setShown((now) => ({ ...now, [name]: !on }))
          showToast({ text: t('trivia.page.error'), detail: t('trivia.page.settings_failed'), tone: 'bad' })
        },
      },
    )
  }
  return (
    <Section title={t('trivia.page.settings')}>
      <Stack>
        <Switch
          label={t('trivia.page.animations')}
          checked={shown.animations}
          onChange={(on) => change('animations', on)}
        />
        <Switch
          label={t('trivia.team.setting')}
          hint={t('trivia.team.setting_hint')}
          checked={shown.passPhone}
          onChange={(on) => change('passPhone', on)}
        />
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
