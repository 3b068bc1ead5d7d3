import { BasicInfo } from '#domain/onboarding/schema.ts'
import { STORY_MAX } from '#domain/onboarding/schema.ts'
import { basicInfoOf, isChildDraft, type Draft } from './answers.ts'

/** The steps in their order, as the address names them (`?step=`). Source: docs/rules/onboarding.md S-000-4. */
export const steps = ['overview', 'welcome', 'basic-info', 'focus-area', 'deep-dive', 'confirmation'] as const
/** A step of onboarding. */
export type Step = (typeof steps)[number]

/** Steps whose content stands on another one too: the way passes them, their addresses still open them. */
const passed: readonly Step[] = ['welcome', 'deep-dive']
const onTheWay = (step: Step) => !passed.includes(step)

/** The step an address asks for; the first one unless it is known. */
export const stepOf = (asked: string | null, first: Step = 'overview'): Step =>
  steps.find((step) => step === asked) ?? first
/** The step before, or null at the first. */
export const stepBefore = (step: Step): Step | null =>
  steps.slice(0, steps.indexOf(step)).findLast(onTheWay) ?? null
/** The step after; the last one leads to itself. */
export const stepAfter = (step: Step): Step => steps.slice(steps.indexOf(step) + 1).find(onTheWay) ?? step

/** The step to do first for a member who asks for one whose questions before it are still open. */
export function openStep(step: Step, draft: Draft): Step {
  const at = steps.indexOf(step)
  if (at > steps.indexOf('basic-info') && !BasicInfo.safeParse(basicInfoOf(draft)).success)
    return 'basic-info'
  if (
    at > steps.indexOf('focus-area') &&
    draft.focusArea === null &&
    !(draft.isFocusLater && isChildDraft(draft))
  )
    return 'focus-area'
  if (at > steps.indexOf('deep-dive') && draft.story.trim().length > STORY_MAX) return 'deep-dive'
  return step
}
