import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { useNavigate } from 'react-router-dom'
import { accountApi } from '#domain/account/api.ts'
import { assignAgeGroup, isMinor } from '#domain/account/ageGroup.ts'
import { Username } from '#domain/account/credentials.ts'
import { fitsClaim } from '#domain/account/fitsClaim.ts'
import { revealsIdentity } from '#domain/account/username.ts'
import { usePerson } from '../../lib/person.ts'
import { putPerson } from '../../lib/putPerson.ts'
import { ApiError } from '../../lib/apiError.ts'
import { call } from '../../lib/call.ts'
import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { showToast } from '../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../ui/useForm.ts'
import { answersOf, isChildDraft, type Draft } from './answers.ts'
import { AgeCheck } from './AgeCheck.tsx'
import { Nickname, suggestFor } from './Nickname.tsx'
import { onboardingQueries } from './queries.ts'
import { StepNav } from './StepNav.tsx'
import css from '../../ui/StepPage.module.css'
import { Summary } from './Summary.tsx'
import { useDestination } from './useDestination.ts'
import { useReadyConsent } from './useReadyConsent.tsx'

const Asked = z.object({ username: Username })

/** The answers so far, and where to go from here. */
export type ReadyFormProps = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onBack: () => void
  onSaved: (to: string) => void
}

/**
 * Everything at a glance and the boxes of the consent, then it is saved in one go. An age that sign-up did not lead
 * to expect is asked about first; a minor whose username reveals who they are chooses another.
 */
export function ReadyForm({ draft, onChange, onBack, onSaved }: ReadyFormProps) {
  const t = useMessages()
  const go = useNavigate()
  const client = useQueryClient()
  const destination = useDestination()
  const complete = useMutation(onboardingQueries.complete())
  const { claimedAgeGroup: claimed, email, username } = usePerson()
  const group = assignAgeGroup(Number(draft.age))
  const isUnexpected = claimed !== undefined && group !== null && !fitsClaim(claimed, group)
  const [asks, setAsks] = useState(false)
  const who = { email, firstName: draft.firstName }
  // Null as long as the one of sign-up may stay.
  const [nickname, setNickname] = useState(() =>
    isMinor(group) && revealsIdentity(username, who) ? suggestFor(who) : null,
  )
  const consent = useReadyConsent(isChildDraft(draft))
  const form = useForm({
    check: () => {
      if (nickname === null) return {}
      const username = revealsIdentity(nickname, who) ? 'account.error.username_telling' : undefined
      return { ...fieldErrorsOf(Asked, { username: nickname }), ...(username && { username }) }
    },
    send: async () => {
      await consent.agree()
      const { person, next } = await complete.mutateAsync({
        body: { ...answersOf(draft), ...(nickname !== null && { username: nickname }) },
      })
      await putPerson(client, person)
      showToast({ text: t('onboarding.step.done'), tone: 'good' })
      onSaved(destination(next))
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'account.error.username_telling') {
        setNickname(suggestFor(who))
      }
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
    <>
      <form {...form.props} className={css.form}>
        <Summary draft={draft} />
        {nickname !== null && (
          <Nickname
            who={who}
            old={username}
            value={nickname}
            onChange={setNickname}
            error={form.errorOf('username')}
          />
        )}
        {consent.part}
        {isMinor(group) && (
          <p>
            {t(group === 'child' ? 'onboarding.step.ready_guardian_child' : 'onboarding.step.ready_guardian')}
          </p>
        )}
        {!isMinor(group) && (
          <Check
            label={t('onboarding.step.coach')}
            hint={t('onboarding.step.coach_hint')}
            checked={draft.wantsCoach}
            onChange={(wantsCoach) => onChange({ wantsCoach })}
          />
        )}
        <StepNav onBack={onBack}>
          <Button
            type={isUnexpected ? 'button' : 'submit'}
            onClick={isUnexpected ? () => setAsks(true) : undefined}
            size="big"
            busy={form.busy && t('onboarding.step.finishing')}
            disabledReason={consent.missing}
          >
            {t(isMinor(group) ? 'onboarding.step.finish' : 'onboarding.step.overview.start')}
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
      {consent.leave}
    </>
  )
}
