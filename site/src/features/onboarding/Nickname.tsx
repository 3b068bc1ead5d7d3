import { revealsIdentity } from '#domain/account/username.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { suggestUsername } from '../../lib/suggestUsername.ts'
import css from '../../ui/StepPage.module.css'

type Who = Parameters<typeof revealsIdentity>[1]

/** A nickname that says nothing about `who`; an Amber gets no `amber_reef12`. */
export function suggestFor(who: Who): string {
  const one = suggestUsername()
  return revealsIdentity(one, who) ? suggestFor(who) : one
}

type NicknameProps = {
  who: Who
  /** The one of sign-up. */
  old: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** Another nickname, for a minor whose first one gives them away. Source: docs/rules/account.md D-018. */
export function Nickname({ who, old, value, onChange, error }: NicknameProps) {
  const t = useMessages()
  return (
    <Stack gap="tight" className={css.narrow}>
      <Field
        label={t('onboarding.step.nickname.label')}
        hint={t('onboarding.step.nickname.hint', { old })}
        error={error}
        required
      >
        <TextInput
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <p>
        <Button look="text" onClick={() => onChange(suggestFor(who))}>
          {t('onboarding.step.nickname.suggest')}
        </Button>
      </p>
    </Stack>
  )
}
