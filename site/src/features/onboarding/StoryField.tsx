import { STORY_MAX } from '#domain/onboarding/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { FieldErrors, Form } from '../../ui/useForm.ts'
import type { Draft } from './answers.ts'
import type { StepProps } from './stepProps.ts'

/** What is wrong with a story: only that it is too long. */
export const storyErrors = ({ story }: Draft): FieldErrors => ({
  story: story.trim().length > STORY_MAX ? `common.field.too_long:${STORY_MAX}` : undefined,
})

type StoryFieldProps = Pick<StepProps, 'draft' | 'onChange'> & {
  errorOf: Form['errorOf']
  hint?: string
  rows: number
}

/** A story of the member's own, if they like. */
export function StoryField({ draft, onChange, errorOf, hint, rows }: StoryFieldProps) {
  const t = useMessages()
  return (
    <Field label={t('onboarding.step.story_label')} hint={hint} error={errorOf('story')} optional>
      <TextArea
        name="story"
        rows={rows}
        max={STORY_MAX}
        value={draft.story}
        onChange={(event) => onChange({ story: event.target.value })}
      />
    </Field>
  )
}
