import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { hasFirstSteps, nextStep, HOME } from '../../lib/nextStep.ts'
import { usePerson } from '../../lib/person.ts'
import { likelyCountry } from '../../lib/countries.ts'
import { useDraft } from '../../lib/draft.ts'
import { keepHeroMood } from '../../lib/heroMood.ts'
import { useHeadingFocus } from '../../lib/useHeadingFocus.ts'
import { Draft, isChildDraft } from './answers.ts'
import { Overview } from './Overview.tsx'
import { openStep, stepAfter, stepBefore, stepOf } from './steps.ts'

// Later steps and those off the way are fetched when they are reached; the step before stays until they are there.
const BasicInfoStep = lazy(() => import('./BasicInfoStep.tsx').then((m) => ({ default: m.BasicInfoStep })))
const ReadyStep = lazy(() => import('./ReadyStep.tsx').then((m) => ({ default: m.ReadyStep })))
const FocusStep = lazy(() => import('./FocusStep.tsx').then((m) => ({ default: m.FocusStep })))
const StoryStep = lazy(() => import('./StoryStep.tsx').then((m) => ({ default: m.StoryStep })))
const ChildFocus = lazy(() => import('./ChildFocus.tsx').then((m) => ({ default: m.ChildFocus })))
const ChildBasics = lazy(() => import('./ChildBasics.tsx').then((m) => ({ default: m.ChildBasics })))
const Welcome = lazy(() => import('./Welcome.tsx').then((m) => ({ default: m.Welcome })))

/**
 * `/onboarding?step=…`: what was typed survives a reload and is gone once it is saved. An address without a step leads
 * to the first one that is open.
 */
export function OnboardingScreen() {
  const person = usePerson()
  const go = useNavigate()
  const [query] = useSearchParams()
  const [empty] = useState(() => Draft.parse({ country: likelyCountry() }))
  const {
    value: draft,
    change: onChange,
    forget,
  } = useDraft({ key: `onboarding.${person.id}`, schema: Draft, initial: empty })
  // Asked once: at the end the person changes before the page is left.
  const [isDone] = useState(() => hasFirstSteps(person))
  const [end, setEnd] = useState<string | null>(null)
  // An age that was typed counts for more than what was claimed at sign-up.
  const [isOlder, setOlder] = useState(draft.age !== '' && !isChildDraft(draft))
  const isClaimedChild = person.claimedAgeGroup === 'child' && !isOlder
  const asked = stepOf(
    query.get('step') ?? draft.step ?? (draft.firstName !== '' ? 'confirmation' : null),
    isClaimedChild ? 'basic-info' : undefined,
  )
  const step = openStep(asked, draft)
  // A new tab goes on where this one ended. Source: docs/rules/onboarding.md S-000-4.
  const isKept = draft.step === step || (draft.step === null && step === 'overview') || isDone || end !== null
  useEffect(() => {
    if (!isKept) onChange({ step })
  }, [isKept, step, onChange])
  // Only then: without its answers the draft would lead back to the first step, before the way on is known.
  useEffect(() => {
    if (end !== null) forget()
  }, [end, forget])
  useEffect(() => keepHeroMood(person.id), [person.id])
  useHeadingFocus(`${step} ${isClaimedChild}`)

  if (query.get('step') === 'guardian') {
    const next = query.get('next')
    const search = next ? `?next=${encodeURIComponent(next)}` : ''
    return <Navigate replace to={`/parent-verification${search}`} />
  }
  if (end !== null) return <Navigate replace to={end} />
  if (isDone) return <Navigate replace to={nextStep(person) ?? HOME} />
  // One address for one question, also for the first one of a child.
  if (step !== asked || (!query.has('step') && (isClaimedChild || draft.step !== null)))
    return <Navigate replace to={`/onboarding?step=${step}`} />

  const before = stepBefore(step)
  const parts = {
    draft,
    onChange,
    onBack: () => go(`/onboarding?step=${before}`),
    onNext: () => go(`/onboarding?step=${stepAfter(step)}`),
  }
  return <Suspense>{stepOn()}</Suspense>

  function stepOn() {
    switch (step) {
      case 'overview':
        return <Overview onNext={parts.onNext} />
      case 'welcome':
        return <Welcome onNext={parts.onNext} onBack={parts.onBack} />
      case 'basic-info':
        return isClaimedChild ? (
          <ChildBasics {...parts} onOlder={() => setOlder(true)} />
        ) : (
          <BasicInfoStep {...parts} />
        )
      case 'focus-area':
        return isChildDraft(draft) ? <ChildFocus {...parts} /> : <FocusStep {...parts} />
      case 'deep-dive':
        return <StoryStep {...parts} />
      case 'confirmation':
        return <ReadyStep draft={draft} onChange={onChange} onBack={parts.onBack} onSaved={setEnd} />
    }
  }
}
