import { isHardThing } from '#domain/account/hardThings.ts'
import { useMessages } from '../../lib/messages.tsx'
import { classes } from '../../ui/classes.ts'
import { isChildDraft, type Draft } from './answers.ts'
import css from '../../ui/StepPage.module.css'

/** The answers as a short list, for a last look. */
export function Summary({ draft }: { draft: Draft }) {
  const t = useMessages()
  const { pronouns, customPronouns, focusArea, sex } = draft
  const isChild = isChildDraft(draft)
  const spokenPronouns =
    pronouns === 'custom' ? customPronouns.trim() : pronouns && t(`onboarding.step.pronoun.${pronouns}`)
  const facts = [
    [t('onboarding.step.basic.first_name'), draft.firstName.trim()],
    [t('onboarding.step.basic.age'), draft.age],
    ...(isChild
      ? [
          [
            t('onboarding.child.hard_short'),
            focusArea && isHardThing(focusArea) && t(`checkins.focus_child.${focusArea}`),
          ] as const,
        ]
      : [
          [t('onboarding.step.basic.sex'), sex && t(`onboarding.step.sex.${sex}`)] as const,
          [t('onboarding.step.basic.zipcode'), draft.zipcode.trim()] as const,
          [t('onboarding.step.basic.pronouns'), spokenPronouns] as const,
          [t('onboarding.step.focus'), focusArea && t(`checkins.focus.${focusArea}`)] as const,
        ]),
    [t('onboarding.step.story'), draft.story.trim()],
  ] as const
  return (
    <dl className={classes(css.facts, css.narrow)}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
