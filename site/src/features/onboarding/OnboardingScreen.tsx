import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { nextStep, HOME } from '../../lib/nextStep.ts'
import { usePerson } from '../../lib/person.ts'
import { likelyCountry } from '../../lib/countries.ts'
import { useDraft } from '../../lib/draft.ts'
import { useHeadingFocus } from '../../lib/useHeadingFocus.ts'
import { emptyDraft } from './answers.ts'
import { BasicInfoStep } from './BasicInfoStep.tsx'
import { FocusStep } from './FocusStep.tsx'
import { Overview } from './Overview.tsx'
import { ReadyStep } from './ReadyStep.tsx'
import { openStep, stepAfter, stepBefore, stepOf } from './steps.ts'
import { StoryStep } from './StoryStep.tsx'
import { Welcome } from './Welcome.tsx'

/** `/onboarding?step=…`: six steps; what was typed survives a reload and is gone once it is saved. */
export function OnboardingScreen() {
  const person = usePerson()
  const go = useNavigate()
  const [query] = useSearchParams()
  const [empty] = useState(() => ({ ...emptyDraft, country: likelyCountry() }))
  const [draft, setDraft, forget] = useDraft(`onboarding.${person.id}`, empty)
  // Asked once: at the end the person changes before the page is left.
  const [isDone] = useState(person.focusAreas.length > 0)
  const [end, setEnd] = useState<string | null>(null)
  const asked = stepOf(query.get('step'))
  const step = openStep(asked, draft)
  useHeadingFocus(step)

  if (query.get('step') === 'guardian') {
    const next = query.get('next')
    const search = next ? `?next=${encodeURIComponent(next)}` : ''
    return <Navigate replace to={`/parent-verification${search}`} />
  }
  if (end !== null) return <Navigate replace to={end} />
  if (isDone) return <Navigate replace to={nextStep(person) ?? HOME} />
  if (step !== asked) return <Navigate replace to={`/onboarding?step=${step}`} />

  const before = stepBefore(step)
  const parts = {
    draft,
    onChange: (change: Partial<typeof draft>) => setDraft({ ...draft, ...change }),
    onBack: () => go(before && before !== 'overview' ? `/onboarding?step=${before}` : '/onboarding'),
    onNext: () => go(`/onboarding?step=${stepAfter(step)}`),
  }
  switch (step) {
    case 'overview':
      return <Overview onNext={parts.onNext} />
    case 'welcome':
      return <Welcome onNext={parts.onNext} onBack={parts.onBack} />
    case 'basic-info':
      return <BasicInfoStep {...parts} />
    case 'focus-area':
      return <FocusStep {...parts} />
    case 'deep-dive':
      return <StoryStep {...parts} />
    case 'confirmation':
      return (
        <ReadyStep
          draft={draft}
          onBack={parts.onBack}
          onSaved={(to) => {
            forget()
            setEnd(to)
          }}
        />
      )
  }
}
