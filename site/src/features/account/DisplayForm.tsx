import { useState } from 'react'
import { displayValues, type DisplayPreferenceName } from '#domain/account/displayPreferences.ts'
import { saveDisplayPreferences, storedDisplayPreferences } from '../../lib/displayPreferences.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useSaveDisplayPreferences } from './useSaveDisplayPreferences.ts'

/** Stands for "as it comes"; no setting has this value. */
const AS_IT_COMES = ''

/** Names of the settings in the order they are asked, each with the word for "as it comes" (`age` has none). */
const asked = [
  ['text', 'shell.comfort.text_age'],
  ['theme', 'shell.comfort.theme_system'],
  ['contrast', 'shell.comfort.contrast_system'],
  ['motion', 'shell.comfort.motion_system'],
  ['age', null],
] as const satisfies readonly (readonly [DisplayPreferenceName, string | null])[]

/** Colours, contrast, text size, movement and age preset. Each change shows at once and is kept with the account. */
export function DisplayForm() {
  const t = useMessages()
  const [preferences, setPreferences] = useState(storedDisplayPreferences)
  const keep = useSaveDisplayPreferences()
  return (
    <Stack gap="roomy">
      {asked.map(([name, asItComes]) => {
        // `system` is what "as it comes" means for the theme, so it is not offered twice.
        const values = displayValues[name].filter((value) => value !== 'system')
        return (
          <Choices
            key={name}
            label={t(`shell.comfort.${name}`)}
            value={
              preferences[name] === 'system'
                ? AS_IT_COMES
                : (preferences[name] ?? (asItComes ? AS_IT_COMES : 'adult'))
            }
            options={[
              ...(asItComes ? [{ value: AS_IT_COMES, label: t(asItComes) }] : []),
              ...values.map((value) => ({
                value: value as string,
                label: t.any(`shell.comfort.${name}_${value}`),
              })),
            ]}
            onChange={(value) => {
              const changed = saveDisplayPreferences({ [name]: value || undefined })
              setPreferences(changed)
              keep(changed)
            }}
          />
        )
      })}
    </Stack>
  )
}
