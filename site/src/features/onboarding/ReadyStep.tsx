import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../lib/router.tsx'
import { accountApi } from '#domain/account/api.ts'
import { assignAgeGroup, isMinor } from '#domain/account/ageGroup.ts'
import { fitsClaim } from '#domain/account/fitsClaim.ts'
import { meQuery, usePerson } from '../../app/person.ts'
import { ApiError } from '../../lib/apiError.ts'
import { call } from '../../lib/call.ts'
import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useForm } from '../../ui/useForm.ts'
import { answersOf, type Draft } from './answers.ts'
import { Harbor } from './Harbor.tsx'
import { onboardingQueries } from './queries.ts'
import { StepNav } from './StepNav.tsx'
import { StepPage } from './StepPage.tsx'
import css from './StepPage.module.css'
import { Summary } from './Summary.tsx'
import { AgeCheck } from './AgeCheck.tsx'
import { useDestination } from './useDestination.ts'

type ReadyStepProps = { draft: Draft; onBack: () => void; onSaved: (to: string) => void }

/** Step 4 of 4: everything at a glance, then it is saved in one go. An age that sign-up did not lead to expect is asked about first. */
export function ReadyStep({ draft, onBack, onSaved }: ReadyStepProps) {
  const t = useMessages()
  const go = useNavigate()
  const client = useQueryClient()
  const destination = useDestination()
  const complete = useMutation(onboardingQueries.complete())
  const { claimedAgeGroup: claimed } = usePerson()
  const group = assignAgeGroup(Number(draft.age))
  const isUnexpected = claimed !== undefined && group !== null && !fitsClaim(claimed, group)
  const [asks, setAsks] = useState(false)
  const form = useForm({
    send: async () => {
      const { person, next } = await complete.mutateAsync({ body: answersOf(draft) })
      client.setQueryData(meQuery.queryKey, { person })
      showToast({ text: t('onboarding.step.done'), tone: 'good' })
      onSaved(destination(next))
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'onboarding.error.profile_not_found') {
        showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
        return
      }
      showToast({ text: t('onboarding.error.profile_not_found'), tone: 'bad' })
      // A session without a person would only lead back here.
      void call(accountApi.signOut)
        .catch(() => {})
        .then(() => client.clear())
        .then(() => go('/auth', { replace: true }))
    },
  })
  return (
    <StepPage
      step={4}
      title={t('onboarding.step.ready_title')}
      lead={t('onboarding.step.ready_text')}
      aside={<Harbor boat={group} />}
    >
      <form {...form.props} className={css.form}>
        <Summary draft={draft} />
        {isMinor(group) && (
          <p>{t(group === 'child' ? 'onboarding.guardian.child_intro' : 'onboarding.step.ready_guardian')}</p>
        )}
        <StepNav onBack={onBack}>
          <Button
            type={isUnexpected ? 'button' : 'submit'}
            onClick={isUnexpected ? () => setAsks(true) : undefined}
            size="big"
            busy={form.busy && t('onboarding.step.finishing')}
          >
            {t('onboarding.step.finish')}
          </Button>
        </StepNav>
        {asks && (
          <AgeCheck
            age={draft.age}
            claimed={claimed!}
            group={group!}
            onYes={() => {
              setAsks(false)
              form.submit()
            }}
            onClose={() => setAsks(false)}
          />
        )}
      </form>
    </StepPage>
  )
}
